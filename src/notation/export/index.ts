import { printAscii } from './ascii.ts';
import { type EngineId, printEngine } from './engines.ts';
import type { Conversion, Figure } from './figure.ts';
import { printGoban } from './goban.ts';
import { latexPrelude, printIgo, printPsgo } from './latex.ts';
import { printSenseis } from './senseis.ts';
import { printSgf } from './sgf.ts';
import { printTypst, typstPrelude } from './typst.ts';

/** What a figure is written as. Printers are pure, never throw, and say what they leave out. */
export interface Target {
  readonly id: string;
  /** As people call it. */
  readonly label: string;
  /** One line for menus and help. */
  readonly doc: string;
  /** The language of the text in an editor. */
  readonly language: string;
  readonly extension: string;
  /** Whether a figure holds a whole game, or pictures the moves that an entry adds. */
  readonly scope: 'game' | 'picture';
  print(figure: Figure): Conversion;
  /** What a document with several of them says once, before the first. */
  readonly prelude?: () => string;
}

/** The registry: one line for each target; menus, completion and the command line come from it. */
export const TARGETS = [
  {
    id: 'goban',
    label: 'Koban entry',
    doc: 'an entry of a .goban file that needs no other',
    language: 'goban',
    extension: 'goban',
    scope: 'game',
    print: printGoban,
  },
  {
    id: 'senseis',
    label: 'Sensei’s Library ($$)',
    doc: '$$ diagrams of Sensei’s Library and of forums',
    language: 'plaintext',
    extension: 'txt',
    scope: 'picture',
    print: printSenseis,
  },
  {
    id: 'ascii',
    label: 'Plain text board',
    doc: 'the board in letters, with edges, for mail and comments',
    language: 'plaintext',
    extension: 'txt',
    scope: 'picture',
    print: printAscii,
  },
  engine('gnugo', 'GNU Go board'),
  engine('katago', 'KataGo board'),
  engine('pachi', 'Pachi board'),
  engine('leelaz', 'Leela Zero board'),
  engine('michi', 'Michi board'),
  engine('fuego', 'Fuego board'),
  engine('gomill', 'gomill board'),
  {
    id: 'sgf',
    label: 'SGF',
    doc: 'a game tree (FF[4]); entries that continue others are its variations',
    language: 'sgf',
    extension: 'sgf',
    scope: 'game',
    print: (figure) => printSgf([{ figure, branches: [] }]),
  },
  {
    id: 'psgo',
    label: 'LaTeX (psgo)',
    doc: 'LaTeX for the package psgo',
    language: 'latex',
    extension: 'tex',
    scope: 'picture',
    print: printPsgo,
    prelude: () => latexPrelude('psgo'),
  },
  {
    id: 'igo',
    label: 'LaTeX (igo)',
    doc: 'LaTeX for the package igo',
    language: 'latex',
    extension: 'tex',
    scope: 'picture',
    print: printIgo,
    prelude: () => latexPrelude('igo'),
  },
  {
    id: 'typst',
    label: 'Typst',
    doc: 'Typst that needs no package: a function that draws boards, and its calls',
    language: 'typst',
    extension: 'typ',
    scope: 'picture',
    print: printTypst,
    prelude: typstPrelude,
  },
] as const satisfies readonly Target[];

function engine<I extends EngineId>(id: I, label: string) {
  return {
    id,
    label,
    doc: `the board after the last move, as ${label.replace(/ board$/, '')} prints it`,
    language: 'plaintext',
    extension: 'txt',
    scope: 'picture',
    print: (figure: Figure) => printEngine(figure, id),
  } as const;
}

export {
  type Conversion,
  drawnOn,
  type Figure,
  isFact,
  type Loss,
  Losses,
  loseFacts,
  makeFigure,
  many,
} from './figure.ts';
export { captionOf, type FigurePart, picturesOf } from './parts.ts';
export { gobanOfSgf, unknownRules } from './record/entries.ts';
export { type FigureTree, printSgf } from './sgf.ts';
