"""A bot for Universelle in a program of its own: it avoids what it did last, and else takes the first action.

Try it: universelle simulate worlds-fair-1893 --bots "cmd:python docs/examples/careful_bot.py,random" --games 10
"""

import json
import sys

last = {}  # by seat, what was chosen before

for line in sys.stdin:
    question = json.loads(line)
    answer = {"id": question["id"]}
    if question["do"] == "hello":
        answer.update(version=1, name="careful")
    elif question["do"] == "choose":
        seat, actions = question["seat"], question["actions"]
        fresh = [action for action in actions if action != last.get(seat)]
        last[seat] = answer["action"] = (fresh or actions)[0]
    else:
        answer["error"] = "I can only choose"
    print(json.dumps(answer), flush=True)
