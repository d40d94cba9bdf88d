import type { TargetWord } from '../../words/index.ts';
import { printAscii } from './ascii.ts';
import { type EngineId, printEngine } from './engines.ts';
import type { Conversion, Figure } from './figure.ts';
import { printGoban } from './goban.ts';
import { latexPrelude, printIgo, printPsgo } from './latex.ts';
import { printSenseis } from './senseis.ts';
import { printSgf } from './sgf.ts';
import { printTypst, typstPrelude } from './typst.ts';
import { printUnicode } from './unicode.ts';

/** What a figure is written as. Printers are pure, never throw, and say what they leave out. */
export interface Target {
  /** People know it as `target.label`; `target.doc` is a line for menus and help. */
  readonly id: TargetWord;
  /** The language of the text in an editor. */
  readonly language: string;
  readonly extension: string;
  /** Whether a figure holds a whole game, or pictures the moves that an entry adds. */
  readonly scope: 'game' | 'picture';
  /** Whether it draws what `show:` asks for; others keep the line or report it as lost. */
  readonly shows?: true;
  print(figure: Figure): Conversion;
  /** What a document with several of them says once, before the first. */
  readonly prelude?: () => string;
}

/** The registry: one line for each target; menus, completion and the command line come from it. */
export const TARGETS = [
  {
    id: 'goban',
    language: 'goban',
    extension: 'goban',
    scope: 'game',
    print: printGoban,
  },
  {
    id: 'senseis',
    language: 'plaintext',
    extension: 'txt',
    scope: 'picture',
    print: printSenseis,
  },
  {
    id: 'ascii',
    language: 'plaintext',
    extension: 'txt',
    scope: 'picture',
    print: printAscii,
  },
  {
    id: 'unicode',
    language: 'plaintext',
    extension: 'txt',
    scope: 'picture',
    print: printUnicode,
  },
  engine('gnugo'),
  engine('katago'),
  engine('pachi'),
  engine('leelaz'),
  engine('michi'),
  engine('fuego'),
  engine('gomill'),
  {
    id: 'sgf',
    language: 'sgf',
    extension: 'sgf',
    scope: 'game',
    print: (figure) => printSgf([{ figure, branches: [] }]),
  },
  {
    id: 'psgo',
    shows: true,
    language: 'latex',
    extension: 'tex',
    scope: 'picture',
    print: printPsgo,
    prelude: () => latexPrelude('psgo'),
  },
  {
    id: 'igo',
    shows: true,
    language: 'latex',
    extension: 'tex',
    scope: 'picture',
    print: printIgo,
    prelude: () => latexPrelude('igo'),
  },
  {
    id: 'typst',
    shows: true,
    language: 'typst',
    extension: 'typ',
    scope: 'picture',
    print: printTypst,
    prelude: typstPrelude,
  },
] as const satisfies readonly Target[];

function engine<I extends EngineId>(id: I) {
  return {
    id,
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
} from './figure.ts';
export { captionOf, type FigurePart, forbiddenIn, picturesOf, seenIn } from './parts.ts';
export { gobanOfSgf, unknownRules } from './record/entries.ts';
export { Ledger } from './record/ledger.ts';
export { type FigureTree, printSgf } from './sgf.ts';
