"""Words that must not appear, because another is the one term for that thing: see docs/words."""

EVERYWHERE = "everywhere"
SHARED, FAIR, EXPO, PALACE = "universelle.i18n", "worlds_fair_1893", "expo_1906", "crystal_palace"

# By language and catalogue: patterns of words, and the term to use instead. Capital letters matter.
NOT_USED: dict[str, dict[str, dict[str, str]]] = {
    "en": {
        EVERYWHERE: {
            "[Ss]et-up": "setup",
            "[Cc]hronicle": "game log",
            "lacks?|lacking": "still needs, missing, short",
            "dearest|dearer": "most expensive, worst",
            "by lot|by chance": "at random",
            "in the end": "at the end",
            "VP": "points",
            "[Gg]o(es)? on with": "continue",
            "laid open|lay open|lie open|lies open": "face up",
            "left over": "remaining",
            "points of prestige|[0-9] prestige": "points",
        },
        FAIR: {
            "go(es)? home": "return to the supply",
            "lull": "deadlock rule",
            "exhibit cards?": "proposal",
            "supporters? on": "in an area",
        },
        EXPO: {
            "Patents Office": "Patent Office",
            "laboratory|laboratories": "lab",
            "funds|[0-9] money": "coins",
            "reposition(s|ed)?": "rearrange",
            "in front(?! of)": "in front of you",
        },
        PALACE: {
            "seal(s|ed)?": "lock in",
            "gives? up": "discard",
            "steps? of income": "income",
            "belongs? (with|together)": "linked",
            "permanent effects?": "permanent bonus",
            "go(es)? on to": "move to",
            "sums?": "total",
            "in all": "total",
        },
    },
    "fr": {
        EVERYWHERE: {
            "reprendre un coup|[Cc]oup repris": "annuler",
            "[Ss]ièges?": "place",
            "Gagnants?": "Victoire",
            "À jouer": "À … de jouer",
            "[Cc]hronique": "historique",
        },
        FAIR: {
            "palais (Agriculture|Électricité|Beaux-Arts|Manufacture|Transports)": "palais de l’Agriculture …",
            "projets?": "exposition proposée",
            "tickets? pour le Midway": "ticket pour Midway",
            "[Rr]etour des représentants": "rappel des représentants",
        },
        EXPO: {
            "Meeting": "Réunion",
            "rangées?": "piste, ligne",
            "paquet fantôme": "pile fantôme",
            "tuiles? ressource": "tuile Ressource",
            "tuiles? du jury": "tuile Jury",
            "échelles?": "piste",
            "ferrailles|une ferraille": "tuile Ferraille",
            "vous menez|mener? une piste|pistes menées": "être en tête de la piste",
        },
        PALACE: {
            "Black Market": "Marché noir",
            "Patent Office|Bank of England|Port of London|Waterloo Station": "Office des brevets …",
            "ce tour-ci|de ce tour": "cette manche",
            "tuiles? recherche": "tuile Recherche",
            "piste buzz": "piste Buzz",
            "[Rr]églez|[Rr]égler": "choisir la valeur",
            "[Cc]onstrui(re|t|sez|sent)": "fabriquer",
            "[Ee]mprunts?": "prêt",
            "Actions? (de la banque|possédées?)": "titre",
        },
    },
    "de": {
        EVERYWHERE: {
            "Sitze?": "Platz",
            "Punktgleichstand|Gleiche Punkte": "Gleichstand",
        },
        FAIR: {
            "Anhängern?|Anhänger": "Unterstützer",
            "Persönlichkeit(en)?": "Person",
            "Eintritte?|Eintrittskarten?": "Ticket",
            "Gewerbe": "Fertigung",
            "Flaute": "Stillstand",
        },
        EXPO: {
            "vollende(t|n|te)": "fertig",
            "verbesserte?[nrs]?|Besserer?": "aufgewertet",
            "Absolvent|Student": "Laborassistent, Erstsemester",
            "Jury-Plättchen": "Juryplättchen",
            "Geisterstapel": "Geisterdeck",
            "verlegen|verlegt": "umlegen",
            "[0-9] Geld": "Münzen",
            "Konferenz": "Konferenzraum",
            "Schlusswertung": "Endwertung",
            "Bonuschips?": "Bonusplättchen",
        },
        PALACE: {
            "Einsatzfeld(er|ern)?": "Einsetzfeld",
            "Darlehen": "Kredit",
            "Verlag": "Verleger",
            "Flugbl(att|ätter)": "Wurfzettel",
            "versiegel[nt]": "festlegen",
            "dauerhafter? Bonus|Dauerhaft": "Dauerbonus",
            "Wirkung(en)?": "Effekt",
            "Marken?": "Marker",
            "SP": "Punkte",
            "Schritte? Einkommen": "Einkommensschritt",
            "Am Ende des Spiels|Spiel beendet": "Partie",
        },
    },
    "it": {
        EVERYWHERE: {
            "Punti (uguali|pari)": "A parità di punti",
            "[Cc]omincia(re|no)?": "iniziare",
            "guadagna(no|re)?": "ottenere",
        },
        SHARED: {
            "ingresso": "pagina iniziale",
        },
        FAIR: {
            "personalità": "personaggio",
            "progett[oi]": "proposta",
            "spazi(o)?": "casella",
            "esposizion[ei]": "mostra, l’Esposizione",
            "area|aree": "padiglione",
            "il Midway": "la Midway",
        },
        EXPO: {
            "file?": "riga",
            "gira(re|ta|to|lo|la)?": "ruotare",
            "student[ei]": "matricola",
            "in attesa": "davanti a te",
            "toglie(re)?": "rimuovere",
            "tesser[ae] Risorsa": "tessera risorsa",
            "progett[oi] complet[oi]": "progetto completato",
        },
        PALACE: {
            "Black Market": "Mercato nero",
            "spazi(o)? (azione|di piazzamento)": "casella",
            "salari(o)?": "stipendio",
            "azion[ei] d’assistente": "azione assistente",
            "tesser[ae] ricerca": "tessera Ricerca",
            "tracciato buzz": "tracciato Buzz",
            "personalità": "personaggio",
            "[Rr]egol(a|i|are) i dadi": "impostare",
            "[0-9][ \u00a0]£": "£6",
            "[Pp]rend(e|i|ere) un prestito": "chiedere un prestito",
        },
    },
}

# Nouns that follow a number, one and several: "1 points" and "2 point" are faults.
NOUNS: dict[str, dict[str, str]] = {
    "en": {
        noun: f"{noun}s"
        for noun in (
            *("point", "coin", "card", "tile", "player", "supporter", "exhibit", "proposal", "space", "round", "turn"),
            *("gear", "newspaper", "loan", "move", "step", "slot", "character", "prototype", "share"),
            *("ticket", "figure", "project", "record", "seat", "chit", "token", "pair", "level"),
        )
    }
    | {"die": "dice", "bonus": "bonuses", "technology": "technologies", "assistant(?! action)": "assistants"},
    "fr": {
        noun: f"{noun}s"
        for noun in (
            *("point", "pièce", "carte", "tuile", "joueur", "représentant", "exposition", "case", "manche", "tour"),
            *("engrenage", "prêt", "coup", "étape", "cran", "assistant", "personnage", "prototype", "titre", "dé"),
            *("ticket", "projet", "jeton", "place", "paire", "technologie", "emplacement", "partie"),
        )
    }
    | {"journal": "journaux", "niveau": "niveaux"},
    "de": {
        "Punkt": "Punkte",
        "Münze": "Münzen",
        "Karte": "Karten",
        "Feld": "Felder",
        "Runde": "Runden",
        "Zug": "Züge",
        "Zahnrad": "Zahnräder",
        "Zeitung": "Zeitungen",
        "Kredit": "Kredite",
        "Aktion": "Aktionen",
        "Schritt": "Schritte",
        "Aktie": "Aktien",
        "Projekt": "Projekte",
        "Ticket": "Tickets",
        "Partie": "Partien",
        "Stufe": "Stufen",
    },
    "it": {
        "punto": "punti",
        "moneta": "monete",
        "carta": "carte",
        "tessera": "tessere",
        "giocatore": "giocatori",
        "mostra": "mostre",
        "casella": "caselle",
        "spazio": "spazi",
        "turno": "turni",
        "ingranaggio": "ingranaggi",
        "giornale": "giornali",
        "prestito": "prestiti",
        "mossa": "mosse",
        "passo": "passi",
        "assistente": "assistenti",
        "personaggio": "personaggi",
        "prototipo": "prototipi",
        "titolo": "titoli",
        "progetto": "progetti",
        "dado": "dadi",
        "partita": "partite",
        "livello": "livelli",
        "biglietto": "biglietti",
    },
}
