/** One rule, one picture: what is drawn of each example under each of its rules is what that rule says. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostOf, openDocument } from '../../../src/document/index.ts';
import { finish } from '../../../src/go/task.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import { boardSvg, figures, framePicture } from '../../../src/render/index.ts';
import { ruleOf } from '../../../src/rules/index.ts';
import type { RuleId } from '../../../src/rules/rule.ts';
import { type Analysis, judgementOf, plyOf } from '../../../src/service/analysis/index.ts';
import { pointPicture } from '../../../src/service/features/index.ts';
import {
  analyse,
  convertEntries,
  DEFAULT_SETTINGS,
  judgementWork,
  sequenceAt,
  type TargetId,
} from '../../../src/service/index.ts';
import { BASIC_KO, TRIPLE_KO } from '../marked.ts';

const FOLDER = new URL('../../../examples/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => /\.(md|goban)$/.test(name));

const read = (text: string, name = 'a.goban') =>
  analyse(openDocument(name, 1, hostOf(name, text), text), DEFAULT_SETTINGS);

function under(document: ReturnType<typeof read>, index: number, rule: RuleId): Sequence {
  const { analysis } = document.entries[index]!;
  for (const one of judgementWork(analysis, [rule])) finish(one.work());
  return sequenceAt(document, { entry: index, rule })!.sequence;
}

/** What the rule itself says of the board after move `n`, as `kind point`. */
function saidBy(analysis: Analysis, rule: RuleId, n: number): string[] {
  const { point, kind, recreates } = plyOf(analysis, n);
  const said = new Set<string>();
  if (kind === 'play') said.add(`last ${point}`);
  const facts = [...Array(n).keys()]
    .map((i) => judgementOf(analysis, rule, n - i))
    .flatMap((judged, i) => {
      if (typeof judged === 'string') return [];
      return judged.facts === null && plyOf(analysis, n - i).kind === 'void' ? [] : [judged.facts];
    })[0];
  const known = ruleOf(rule);
  const { mouths = [] } = facts == null ? {} : (known?.marks?.(facts) ?? {});
  const hot = facts == null ? [] : (known?.answers?.hot?.(facts).points ?? []);
  for (const p of hot) said.add(`hot ${p}`);
  for (const p of mouths.flat()) said.add(`mouth ${p}`);
  if (point < 0) return [...said].sort();
  const judged = judgementOf(analysis, rule, n);
  const verdict = typeof judged === 'string' ? 'allowed' : judged.verdict.verdict;
  if (verdict !== 'allowed') said.add(`${verdict} ${point}`);
  else if (recreates) said.add(`repeats ${point}`);
  return [...said].sort();
}

/** What an author draws stands above, and is no rule's. */
const RULED = new Set(['hot', 'mouth', 'forbidden', 'ends', 'undecided', 'repeats', 'last']);

test.each(FILES)('the boards of %s have the marks of the rule in force and no others', (name) => {
  const document = read(readFileSync(new URL(name, FOLDER), 'utf8'), name);
  document.entries.forEach(({ analysis }, index) => {
    const { show } = analysis.syntax;
    if (show?.hot || show?.whole) return;
    for (const rule of analysis.rules) {
      const sequence = under(document, index, rule);
      for (const frame of sequence.frames.slice(1)) {
        const drawn = framePicture(sequence, frame).marks!.flatMap(({ point, mark }) =>
          RULED.has(mark.kind) ? [`${mark.kind} ${point}`] : [],
        );
        const where = `${name}, ${sequence.title}, ${rule}, move ${frame.index}`;
        expect([...new Set(drawn)].sort(), where).toEqual(saidBy(analysis, rule, frame.index));
      }
      expect(missingIn(sequence), `${name}, ${sequence.title}, ${rule}`).toEqual([]);
    }
  });
});

/** Forbidden plays that a book figure numbers or names, and does not mark, and marks that it invents. */
function missingIn(sequence: Sequence): string[] {
  return [1, 4, 40].flatMap((moves) =>
    figures(sequence, { moves }).flatMap(({ picture, from, to }) => {
      const wanted = sequence.frames
        .slice(from + 1, to + 1)
        .filter(({ verdicts }) => verdicts.some((one) => one.inForce && one.verdict === 'forbidden'))
        .flatMap(({ move }) => (move && move.at >= 0 ? [move.at] : []));
      const marked = picture.marks!.filter(({ mark }) => mark.kind === 'forbidden').map(({ point }) => point);
      const drawn = boardSvg(picture).split('class="koban-forbidden"').length - 1;
      const points = new Set(wanted);
      return [
        ...[...points].filter((p) => !marked.includes(p)).map((p) => `${p} is not marked`),
        ...marked.filter((p) => !points.has(p)).map((p) => `${p} is marked`),
        ...(drawn === points.size ? [] : [`${drawn} signs for ${points.size} points`]),
      ];
    }),
  );
}

test('other notations mark forbidden plays, with numbers and without', () => {
  const text = `# K\nrules: psk\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`;
  const to = (target: TargetId, source = text) =>
    convertEntries(read(source), target)
      .entries.map(({ text }) => text)
      .join('\n');
  expect(to('typst')).toContain('marks: (f5: "forbidden-number")');
  expect(to('psgo')).toContain('(forbidden: 6)');
  expect(to('igo')).toContain('(forbidden: 6)');
  expect(to('markdown')).toContain('Forbidden under positional superko');
  // The recapture has a point on which a stone of the figure stands.
  const drawn = `# K\nrules: psk\n+-----+\n| . X O . |\n| X O . O |\n| . X O . |\n+-----+\nmoves: B c2 W b2\n`;
  expect(to('igo', drawn)).toMatch(/forbidden: 2/);
});

test('the active rule alone decides what is drawn of a triple ko', () => {
  const text = `rules: psk, spight, korean\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6 W d5 B b6 W f5\n`;
  const document = read(text);
  const kinds = (rule: RuleId) =>
    new Set(
      under(document, 0, rule)
        .frames.at(-1)!
        .marks.map(({ mark }) => mark.kind),
    );
  expect(kinds('psk')).toEqual(new Set(['last', 'forbidden']));
  expect(kinds('spight')).toEqual(new Set(['last', 'hot', 'forbidden']));
  expect(kinds('korean')).toEqual(new Set(['last', 'mouth', 'ends']));
});

test('an author who asks for hot stones gets them under any rule in force', () => {
  const text = `rules: psk, spight\n${TRIPLE_KO}\nmoves: B d6 W b5 B f6\nshow: hot\n`;
  const document = read(text);
  for (const one of judgementWork(document.entries[0]!.analysis, ['spight'])) finish(one.work());
  for (const rule of ['psk', 'korean'] as const)
    expect(
      under(document, 0, rule)
        .frames.at(-1)!
        .marks.map(({ mark }) => mark.kind),
    ).toContain('hot');
});

test('what completion offers is drawn with what the rule in force says of the play', () => {
  const kinds = (rules: string, board: string, moves: string, offered: { at: string; color: number }) => {
    const { analysis } = read(`rules: ${rules}\n${board}\nmoves: ${moves}\n`).entries[0]!;
    const point = analysis.game.start.position.geometry.point(offered.at);
    const part = pointPicture(analysis, { node: analysis.game.length, point, color: offered.color as 1 });
    if (part?.kind !== 'picture') throw new Error('no picture');
    const signs = part.picture.board.marks!.filter((one) => one.point === point);
    return signs.map(({ mark }) => mark.kind);
  };
  const recapture = { at: 'c2', color: 1 };
  expect(kinds('basic', BASIC_KO, 'W b2', recapture)).toEqual(['last', 'forbidden']);
  expect(kinds('none', BASIC_KO, 'W b2', recapture)).toEqual(['last']);
  const cycle = 'B d6 W b5 B f6 W d5 B b6';
  const closing = { at: 'f5', color: 2 };
  expect(kinds('psk', TRIPLE_KO, cycle, closing)).toEqual(['last', 'forbidden']);
  expect(kinds('korean, psk', TRIPLE_KO, cycle, closing)).toEqual(['last', 'ends']);
  expect(kinds('basic, psk', TRIPLE_KO, cycle, closing)).toEqual(['last']);
});
