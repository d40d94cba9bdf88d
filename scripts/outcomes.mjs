/**
 * `npm run outcomes`: makes the second part of `examples/differences.md`, the smallest position for every pair of rules whose
 * outcome differs, and `examples/six-points.json`, all positions of up to six points on which the ko rules give different
 * outcomes. It takes some minutes. With a folder as its argument, it keeps there what it has found, and goes on from it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE, RULES, SECOND_PART } from './differences-page.mjs';
import { outcomesPart, sixPointsJson } from './outcomes-page.mjs';
import { answersTo, CLAIMED, FAMOUS, questionOf, questionsOn, STATES } from './outcomes-search.mjs';

/** Columns and rows, the fewest points first. */
const BOARDS = [
  [2, 1],
  [3, 1],
  [2, 2],
  [4, 1],
  [5, 1],
  [6, 1],
  [3, 2],
];

const folder = process.argv[2];
if (folder) mkdirSync(folder, { recursive: true });

const patterns = BOARDS.flatMap(([columns, rows]) => {
  const questions = [...questionsOn(columns, rows)];
  const said = RULES.map((rule) => kept(`${columns}x${rows}-${rule}`, () => summaries(questions, rule)));
  return questions.map((question, i) => ({
    ...question,
    said: Object.fromEntries(RULES.map((rule, k) => [rule, said[k][i]])),
  }));
});

/** With what can be forced, where that is proven quickly. */
const answered = (pattern) => ({ ...pattern, answers: answersTo(pattern, RULES, CLAIMED) });
const famous = FAMOUS.map(questionOf).map((pattern) => {
  const answers = answersTo(pattern, RULES);
  return {
    ...pattern,
    answers,
    said: Object.fromEntries(RULES.map((rule) => [rule, answers[rule].summary])),
  };
});

const [games] = readFileSync(PAGE, 'utf8').split(SECOND_PART);
writeFileSync(PAGE, games + outcomesPart(patterns, famous, answered, STATES));
writeFileSync('examples/six-points.json', sixPointsJson(patterns));

function summaries(questions, rule) {
  return questions.map((question) => answersTo(question, [rule])?.[rule].summary ?? 'undecided');
}

/** What was found before, or what is found now. */
function kept(name, find) {
  const file = folder && join(folder, `${name}.json`);
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const found = find();
  if (file) writeFileSync(file, JSON.stringify(found));
  console.error(name);
  return found;
}
