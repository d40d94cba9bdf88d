/**
 * The first page of the site, in each language: a triple ko as text and as board, what the rules say of it, and who wins under which.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { TRIPLE_KO } from '../tools/triple-ko.mjs';

const ROOT = join(import.meta.dirname, '..');

/** The names of the languages in themselves, and the pages in them. */
export const HOMES = [
  { language: 'en', name: 'English', file: 'index.html' },
  { language: 'ja', name: '日本語', file: 'ja.html' },
  { language: 'ko', name: '한국어', file: 'ko.html' },
  { language: 'zh-hans', name: '简体中文', file: 'zh-hans.html' },
  { language: 'zh-hant', name: '繁體中文', file: 'zh-hant.html' },
];

const DIAGRAM = `${TRIPLE_KO}
`;
const TEXT = `# Triple ko
rules: psk, korean, japanese, basic
${DIAGRAM}moves: B d6 W b5 B f6 W d5 B b6 W f5
`;

/** The rules of the table, and how many threats Black and White have. */
const RULES = ['psk', 'spight', 'korean', 'japanese'];
const CASES = [
  { first: 'black', threats: '0,0' },
  { first: 'black', threats: '0,1' },
  { first: 'white', threats: '0,0' },
];

/** Who kills what, as the claims of the notation say it. */
/** @typedef {Record<string, () => string>} Words */
const KILLS = [
  { player: 'black', result: 'white-captured', point: 'a7' },
  { player: 'white', result: 'black-captured', point: 'a4' },
];

/**
 * The pages, without head and foot, and the picture that previews of links show.
 *
 * @param {string} out the folder of the site
 * @returns {Promise<{ language: string, file: string, title: string, lead: string, body: string, words: Words }[]>}
 */
export async function buildHome(out) {
  mkdirSync(out, { recursive: true });
  writeFileSync(
    join(out, 'preview.png'),
    koban(['render', '-', '--format', 'png', '--cell', '72', '--background', '#ffffff'], TEXT),
  );
  const wordsOf = await loadWords();
  const outcomes = JSON.parse(outcome('--format', 'json')).files[0].entries[0].outcomes;
  const pages = HOMES.map(async ({ language, file }) => {
    const words = await wordsOf(language);
    const lead = words['home.lead']();
    const body = page(words, language, table(words, language, outcomes));
    return { language, file, title: `Koban: ${words['home.promise']()}`, lead, body, words };
  });
  return Promise.all(pages);
}

/**
 * The words of the playground, and of who wins.
 *
 * @returns {Promise<(language: string) => Promise<Words>>}
 */
async function loadWords() {
  const files = HOMES.map(({ language }) => (language === 'zh-hant' ? `${language}/generated` : language));
  const stdin = {
    contents: `import { playgroundWords } from './src/words/playground.ts';
${files.map((file, n) => `import { trial as trial${n} } from './src/words/${file}/trial.ts';`).join('\n')}
const trials = { ${HOMES.map(({ language }, n) => `'${language}': trial${n}`).join(', ')} };
export const wordsOf = async (language) => ({ ...trials[language], ...await playgroundWords(language) });`,
    resolveDir: ROOT,
  };
  /** @type {import('esbuild').BuildOptions} */
  const options = { bundle: true, format: 'esm', target: 'es2022', charset: 'utf8', logLevel: 'warning' };
  const { outputFiles } = await esbuild.build({ ...options, stdin, write: false });
  const folder = mkdtempSync(join(tmpdir(), 'koban-'));
  try {
    const file = join(folder, 'words.mjs');
    writeFileSync(file, outputFiles[0].contents);
    return (await import(pathToFileURL(file).href)).wordsOf;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What `koban outcome` says of the triple ko. */
function outcome(...options) {
  const threats = [...new Set(CASES.map((one) => one.threats))].flatMap((one) => ['--threats', one]);
  const question = ['--target', 'a4,a7', '--after', '0', '--rules', RULES.join(), ...threats];
  return koban(['outcome', '-', ...question, ...options], TEXT).toString();
}

/** The output of a command that reads `input`. */
function koban(command, input) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli.js', ...command], {
    cwd: ROOT,
    input,
  });
  if (status !== 0) throw new Error(`koban ${command[0]} fails on the triple ko.\n${stderr}`);
  return stdout;
}

/** Rules down, those that answer alike in one row, who begins across; each cell opens the position with that question. */
function table(words, language, outcomes) {
  const lines = outcome('--lang', language).trimEnd().split('\n');
  const found = lines.map((line) => line.trim().split(/ {2,}/));
  const rows = found.flatMap(([names = '', ...said]) => {
    const rules = names.split(', ');
    return rules.every((one) => RULES.includes(one)) ? [{ rules, said }] : [];
  });
  const head = CASES.map(({ first, threats }) => {
    const [black, white] = threats.split(',').map(Number);
    const when = words['wins.when']({ first, threats: words['wins.threats']({ black, white }), passes: 2 });
    return `<th scope="col">${when}</th>`;
  });
  const body = rows.map(({ rules: [rule, ...others], said }) => {
    const ofRule = outcomes.filter((one) => one.rule === rule);
    const cells = CASES.map(({ first, threats: wanted }) => {
      const is = ({ threats }) => `${threats.black},${threats.white}` === wanted;
      const at = ofRule.findIndex((one) => one.first === first && is(one));
      const { gets, text } = sharedText(ofRule[at]);
      const stone = gets ? `<span class="stone ${gets}"></span>` : '';
      return `<td><a href="playground/index.html#1.${shared(text)}">${stone}${said[at]}</a></td>`;
    });
    const names = [rule, ...others].join(', ');
    return `<tr><th scope="row"><a href="docs/reference/rules.html">${names}</a></th>${cells.join('')}</tr>`;
  });
  return `<section aria-labelledby="winner"><h2 id="winner">${words['home.winner']()}</h2>
<p class="note">${words['home.winner-note']()}</p>
<table><thead><tr><th scope="col">${words['wins.rule']()}</th>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></section>`;
}

/** The triple ko with one question, and the player who gets their way, if one does. */
function sharedText({ rule, first, threats, canForce }) {
  const won = KILLS.filter(({ player, result }) => canForce[player].some((set) => set.join() === result));
  const claims = won.map(({ player, point }) => `expect: ${player} kills ${point} when ${first} begins\n`);
  const threat = threats.white > 0 ? `threats: white ${threats.white}\n` : '';
  const text = `# Triple ko\nrules: ${rule}\ngoal: capture a4 or a7\n${threat}${DIAGRAM}to-play: ${first}\n${claims.join('')}`;
  return { gets: won[0]?.player, text };
}

const shared = (text) => deflateRawSync(JSON.stringify(['triple-ko.goban', text])).toString('base64url');

function page(words, language, outcomes) {
  return `<h1>${words['home.diagrams']()}<br>${words['home.promise']()}</h1>
<p class="lead">${words['home.lead']()}</p>
<p class="doors"><a id="open" href="playground/index.html#1.${shared(TEXT)}">${words['home.playground']()}</a><a href="docs/how-to/install.html">${words['home.install']()}</a><a href="docs/how-to/publish.html">${words['home.embed']()}</a></p>
<div class="live">
<div class="typed"><textarea id="text" rows="${TEXT.split('\n').length + 1}" spellcheck="false" autocapitalize="off" autocomplete="off" aria-label="${words['playground.text']()}" lang="en">${TEXT}</textarea></div>
<koban-board id="board" lang="${language}">${TEXT}</koban-board>
<div class="rulings" aria-live="polite"><p class="shown" id="move"></p><ul id="said" role="list"></ul></div>
</div>
<p class="hint">${words['home.shown']()} <button type="button" id="again">${words['home.again']()}</button></p>
${outcomes}
<nav class="languages" aria-label="${words['playground.language']()}">${HOMES.map(
    (one) =>
      `<a href="${one.file}" lang="${one.language}" hreflang="${one.language}"${one.language === language ? ' aria-current="page"' : ''}>${one.name}</a>`,
  ).join('')}</nav>`;
}
