/**
 * Which sentences boards in pages have from the beginning: those that a board without problems says under rules that do not search. A
 * board that lacks one loads all (`webview/element/board.ts`); `test/library/boards.test.ts` holds that no example has to.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { ruleFolders } from '../tools/rule-definitions.mjs';

const OF_BOARDS =
  /^(alt|figure|print|wheel)\.|^caption\.(?!too-long)|^control\.(?!keys|speed|tint)|^ply\.(?!listed|numbered|over|void|unread)|^ruling\.(?!proof|why)|^cycle\.(loop|name|play)$|^(key\.name|rule\.(name|short|title(-named)?)|moment\.move|board\.in-ko|point\.forbidden|source\.go|verdict\.short|clause\.(play|suicide|cited)|play\.suicide|assumption\.liberties|note\.pattern)$/;

const OF_RULES = new Set(
  (await ruleFolders())
    .filter(({ rules }) => !rules.some(({ searches }) => searches))
    .flatMap(({ sentences }) => Object.keys(sentences)),
);

/** Whether a board has the sentence of a code from the beginning. */
export const isOfBoards = (code) => OF_BOARDS.test(code) || OF_RULES.has(code);

const MARK = '?boards';

/** Leaves the other sentences out of the copies of a language that boards load first. @type {import('vite').Plugin} */
export const boardSentences = {
  name: 'koban-board-sentences',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isFirst = /[\\/]words[\\/]figures\.ts$/.test(importer) && source.endsWith('/boards.ts');
    const isPart = importer.endsWith(MARK) && /^\.\.?\//.test(source);
    return isFirst || isPart ? resolve(dirname(importer), source) + MARK : null;
  },
  async load(id) {
    if (!id.endsWith(MARK)) return null;
    const { code } = await esbuild.transform(readFileSync(id.slice(0, -MARK.length), 'utf8'), {
      loader: 'ts',
      target: 'es2022',
    });
    return withoutOthers(code, this.parse(code));
  },
};

const isOther = ({ key }) => key?.type === 'Literal' && key.value.includes('.') && !isOfBoards(key.value);

/** Sentences are the properties of what a file exports whose names are codes; boards say nothing of properties of SGF. */
function withoutOthers(code, { body }) {
  const listOf = (init) => (init?.callee?.name === 'table' ? init.arguments[0] : init);
  const left = body
    .filter(
      ({ type, declaration }) =>
        type === 'VariableDeclaration' || declaration?.type === 'VariableDeclaration',
    )
    .flatMap((one) => (one.declaration ?? one).declarations)
    .flatMap(({ id, init }) => {
      const list = listOf(init);
      if (list?.callee?.name === 'sentencesOfProperties') return [list];
      if (list?.type !== 'ObjectExpression') return [];
      // The last of what is said of a rule is what it comes to, which a board shows nowhere.
      return id.name === 'RULE'
        ? list.properties.map(({ value }) => (value.elements ?? value.properties).at(-1))
        : list.properties.filter(isOther);
    });
  let kept = code;
  for (const { type, start, end } of left.reverse())
    kept =
      kept.slice(0, start) +
      (type === 'CallExpression' ? '{}' : '') +
      kept.slice(end + (kept[end] === ',' ? 1 : 0));
  return kept;
}
