/**
 * Draws hovers for each kind of client: as Markdown with tables, with pictures or with boards in
 * letters, and as plain text.
 */
import type { Ply } from '../../../go/game.ts';
import { BLACK } from '../../../go/types.ts';
import type { BoardShape } from '../../../protocol/player.ts';
import {
  boardAlt,
  boardSvg,
  boardText,
  type CoordinateStyle,
  layout,
  lineStrip,
  markdownPicture,
  plainWords,
} from '../../../render/index.ts';
import { VERDICT_GLYPHS as SIGNS } from '../../../render/sign-paths.ts';
import { message, pointWord, say } from '../../../words/index.ts';
import {
  type Analysis,
  capitalized,
  ObjectCache,
  plyPoint,
  RecentMap,
  type Settings,
} from '../../analysis/index.ts';
import { cutOut, themeName, windowAround } from '../../view/index.ts';
import {
  type CyclePart,
  type EyePart,
  type HoverLink,
  type HoverPart,
  type HoverPicture,
  labelled,
  type RuleLine,
  type RulingPart,
} from './parts.ts';

/**
 * What hovers are made of: pictures and links to commands, with the facts beside the board where
 * the editor shows tables; or words and boards drawn as text, for editors that show no more.
 */
export type HoverKind = 'tables' | 'pictures' | 'text';

type HoverLook = Pick<Settings, 'theme' | 'look' | 'coordinates'>;
type DrawnFor = HoverLook & { readonly kind: HoverKind };
/** A block of Markdown, or a board in letters. */
type HoverBlock = string | { readonly board: string };

/** Pictures are data addresses. Nothing in it is taken from the text as it stands. */
export function hoverMarkdown(parts: readonly HoverPart[], kind: HoverKind, look: HoverLook): string {
  const blocks = parts.flatMap((part) => blocksOf(part, { ...look, kind }));
  return blocks.map((one) => (typeof one === 'string' ? one : `\`\`\`text\n${one.board}\`\`\``)).join('\n\n');
}

export function hoverText(parts: readonly HoverPart[], look: HoverLook): string {
  const blocks = parts.flatMap((part) => blocksOf(part, { ...look, kind: 'text' }));
  return blocks
    .map((one) => (typeof one === 'string' ? plainWords(one) : one.board.trimEnd()))
    .filter((one) => one !== '')
    .join('\n\n');
}

function blocksOf(part: HoverPart, drawn: DrawnFor): readonly HoverBlock[] {
  switch (part.kind) {
    case 'words':
      return part.told && drawn.kind === 'tables' ? [] : [part.words];
    case 'line':
      return ['---'];
    case 'picture':
      return [pictureIn(part.picture, drawn)];
    case 'board':
      return besideBoard(part.picture, part.facts, part.more, drawn);
    case 'eye':
      return eyeIn(part, drawn);
    case 'ruling':
      return drawn.kind === 'tables' ? briefRuling(part, drawn) : fullRuling(part, drawn);
    case 'cycles':
      return cyclesIn(part.shape, part.cycles, drawn);
  }
}

/**
 * Editors show some 250 pixels of a hover at once, so where the client shows tables the picture
 * stands at the left and the facts beside it, and where a narrow editor makes them higher than the
 * picture, they go on below it; elsewhere the first fact stands above the picture. The cells of a
 * table hold Markdown, since blank lines end a block of HTML.
 */
function besideBoard(
  picture: HoverPicture | null,
  facts: readonly string[],
  more: readonly string[],
  drawn: DrawnFor,
): HoverBlock[] {
  const image = picture ? pictureIn(picture, drawn) : '';
  if (drawn.kind !== 'tables') {
    const [first, second, ...others] = facts;
    return [first, second, image, ...others, ...more].flatMap((one) => one || []);
  }
  const cell = ['<table><tr><td><table align="left"><tr><td>', `${image}&emsp;`, '</td></tr></table>'];
  return [...cell, ...facts, '</td></tr></table>', ...more];
}

function eyeIn({ picture, facts, diagonals }: EyePart, drawn: DrawnFor): HoverBlock[] {
  const list = diagonals.map((one) => `- ${one}`).join('\n');
  // Each diagonal is a line, so that facts in a cell of their own are never much higher than the
  // picture.
  return drawn.kind === 'tables'
    ? [
        '<table><tr><td>',
        `${pictureIn(picture, drawn)}&emsp;`,
        '</td><td>',
        ...facts,
        list,
        '</td></tr></table>',
      ]
    : besideBoard(picture, [facts.join('  \n')], [list], drawn);
}

/**
 * The line of the rule in force, and those of the others. Rules that say the same stand in one
 * line.
 */
function fullRuling({ picture, heading, links, rules, why }: RulingPart, drawn: DrawnFor): HoverBlock[] {
  const [own, ...others] = rules;
  const title = [heading, ...links.flatMap((one) => linkIn(one, drawn))].join(' · ');
  const first = own
    ? [
        `- ${SIGNS[own.verdict]} ${labelled([`**${own.title}**`], own.text)}${clauseLink(own, drawn)}${behind(own.proof, drawn)}`,
      ]
    : [];
  const lines = grouped(others, ({ text }) => text, drawn).map((line) => `- ${line}`);
  return besideBoard(picture, [title, ...first], [[...lines, ...whyIn(why, drawn)].join('\n')], drawn);
}

/** Beside a board there is room for verdicts only, and reasons come below it. */
function briefRuling(part: RulingPart, drawn: DrawnFor): HoverBlock[] {
  const { picture, heading, links, rules, notes, why, claimed } = part;
  const [own, ...others] = rules;
  const verdict = own
    ? [
        `${SIGNS[own.verdict]} ${labelled([`**${own.title}**`], `**${word(own)}**`, ...notes)}${behind(own.proof, drawn)}`,
      ]
    : [];
  const below = [signs(others), links.flatMap((one) => linkIn(one, drawn)).join(' · ')];
  const reasons = rules.filter((said) => said.text !== word(said));
  const more = [
    ...whyIn(why, drawn),
    ...grouped(reasons, ({ text }) => text, drawn).map((line) => `- ${line}`),
    ...(claimed ? [`- ${say(message('note.expected'))}`] : []),
  ];
  // The editor has the problem above what is said here.
  const isProblem = own && !claimed && own.verdict !== 'allowed' && own.verdict !== 'pending';
  const shown = isProblem ? { ...picture, below: true } : picture;
  return besideBoard(shown, [heading, ...verdict, ...below.filter((one) => one)], [more.join('\n')], drawn);
}

/** All rules in one line: each sign, and the rules of which it is the verdict. */
function signs(rules: readonly RuleLine[]): string {
  const kinds = [...new Set(rules.map(({ verdict }) => verdict))];
  return kinds
    .map((kind) => {
      const names = rules.filter(({ verdict }) => verdict === kind).map(({ short }) => short);
      return `${SIGNS[kind]} ${names.join(', ')}`;
    })
    .join(' &nbsp;');
}

function whyIn(why: RulingPart['why'], drawn: DrawnFor): string[] {
  return why ? [`- ${why.words}${behind(why.proof, drawn)}`] : [];
}

/** The verdict without its reason. */
function word({ verdict, outcome }: RuleLine): string {
  if (verdict === 'pending') return say(message('verdict.pending'));
  const nothing = { reason: null, clause: null, notes: [] };
  if (verdict === 'ends')
    return say(message('verdict.short', { ...nothing, ruling: verdict, outcome: outcome ?? 'no-result' }));
  return say(message('verdict.short', { ...nothing, ruling: verdict, outcome: null }));
}

/** A line for all that say the same. */
function grouped(all: readonly RuleLine[], said: (one: RuleLine) => string, drawn: DrawnFor): string[] {
  const groups = new Map<string, RuleLine[]>();
  for (const one of all) {
    const key = `${one.verdict} ${said(one)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const titles = group.map(({ title }) => title);
    const proof = group.find((one) => one.proof)?.proof ?? null;
    const isShort = group.every((one) => said(one) === word(one));
    return group
      .slice(0, 1)
      .map(
        (first) =>
          `${SIGNS[first.verdict]} ${labelled(titles, said(first))}${isShort ? '' : clauseLink(first, drawn)}${behind(proof, drawn)}`,
      );
  });
}

/** To the line of the text that has the clause. */
function clauseLink({ place }: RuleLine, { kind }: DrawnFor): string {
  if (!place || kind === 'text') return '';
  return ` · [${say(message('related.clause'))}](${place.uri}#L${place.line + 1})`;
}

function linkIn({ title, command, args }: HoverLink, { kind }: DrawnFor): string[] {
  return kind === 'text' ? [] : [`[${title}](${commandLink(command, args)})`];
}

/** The address of a command of the extension, for links. */
export function commandLink(command: string, args: unknown): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify([args]))}`;
}

function behind(proof: HoverLink | null, drawn: DrawnFor): string {
  return proof
    ? linkIn(proof, drawn)
        .map((link) => ` · ${link}`)
        .join('')
    : '';
}

/** Hovers are small: a whole board has to fit beside the text. */
const FIT = { width: 340, height: 340 };

/**
 * VS Code shows 250 pixels of a hover at once, and a line of words with what is around it takes
 * some 45 of them: a board of up to nine rows is seen whole. Cells below 19 pixels would have
 * coordinates that are too small to read; what needs them is drawn large instead, to be scrolled.
 */
const SEEN = 205;
const [LEAST_CELL, CELL] = [19, 24];
/** Of a board that has no coordinates. */
const SMALL_CELL = 12;

/** What is seen below a problem with a link to another place; coordinates find no room there. */
const SEEN_BELOW = 150;
const LEAST_BELOW = 14;

/** Pixels. */
function cellOf(
  shape: BoardShape,
  coordinates: CoordinateStyle,
  [seen, least]: readonly [number, number] = [SEEN, LEAST_CELL],
): number | null {
  for (let cell = CELL; cell >= least; cell--)
    if (layout(shape, cell, coordinates).height <= seen) return cell;
  return null;
}

/** How a board is drawn that is not large. */
function sizeOf({ shape }: HoverPicture['board'], { below }: HoverPicture, coordinates: CoordinateStyle) {
  const low = below ? cellOf(shape, 'none', [SEEN_BELOW, LEAST_BELOW]) : null;
  if (low !== null) return { coordinates: 'none', cell: low } as const;
  return { coordinates, cell: cellOf(shape, coordinates) ?? CELL };
}

function pictureIn(picture: HoverPicture, drawn: DrawnFor): HoverBlock {
  const {
    board,
    said,
    focus: [point, ...others],
    of,
    small = false,
  } = picture;
  const area = point === undefined ? null : windowAround(board.shape, point, others);
  const shown = area ? cutOut(board, area) : board;
  const { coordinates } = drawn;
  if (drawn.kind === 'text') return { board: boardText(shown, { coordinates }) };
  const draw = () => {
    const cells = Math.max(shown.shape.columns, shown.shape.rows);
    const size = small
      ? ({ coordinates: 'none', cell: SMALL_CELL } as const)
      : cells > 13
        ? { coordinates, fit: FIT }
        : sizeOf(shown, picture, coordinates);
    const svg = boardSvg(shown, { theme: themeName(drawn.theme), look: drawn.look, ...size });
    return markdownPicture(boardAlt(shown, said), svg);
  };
  if (!of) return draw();
  const key = `${drawn.theme} ${drawn.look} ${coordinates} ${small} ${picture.below} ${JSON.stringify(shown)} ${said}`;
  return images.get(of).getOr(key, draw);
}

/**
 * Pictures that are kept for each entry: a reader hovers over the moves of a sequence again and
 * again.
 */
const MOST_IMAGES = 64;
const images = new ObjectCache((_: Analysis) => new RecentMap<string, string>(MOST_IMAGES));

/** Editors cut Markdown off after some 100,000 characters, and half a picture is none. */
const ROOM = 60_000;

/** Each cycle in words and as a strip of small boards, as far as there is room. */
function cyclesIn(
  shape: BoardShape,
  cycles: readonly CyclePart[],
  { kind, theme, look }: DrawnFor,
): string[] {
  let room = ROOM;
  return cycles.flatMap(({ title, plies }) => {
    const nameOf = (ply: Ply) => `${ply.color === BLACK ? 'B' : 'W'} ${pointWord(plyPoint(ply))}`;
    const names = plies.map(nameOf);
    const words = labelled([capitalized(say(title))], names.join(' '));
    // A stone takes some 80 characters: what is surely too large is not drawn at all.
    if (kind === 'text' || plies.length * shape.columns * shape.rows * 30 > room) return [words];
    const svg = lineStrip(
      shape,
      plies.map((ply) => ({ rows: ply.after.rows(), point: ply.point, caption: nameOf(ply) })),
      { theme: themeName(theme), look, coordinates: 'none' },
    );
    const image = markdownPicture(names.join(', '), svg);
    if (image.length > room) return [words];
    room -= image.length;
    return [words, image];
  });
}
