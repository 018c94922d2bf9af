// A bot for Universelle in JavaScript: it avoids what it did last, and else takes the first action.
// Try it: universelle simulate worlds-fair-1893 --bots "cmd:node docs/examples/careful_bot.mjs,random" --games 10
import { createInterface } from "node:readline";

const last = new Map(); // by seat, what was chosen before

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  const answer = { id: question.id };
  if (question.do === "hello") {
    Object.assign(answer, { version: 1, name: "careful" });
  } else if (question.do === "choose") {
    answer.action = question.actions.find((action) => action !== last.get(question.seat)) ?? question.actions[0];
    last.set(question.seat, answer.action);
  } else {
    answer.error = "I can only choose";
  }
  console.log(JSON.stringify(answer));
}
