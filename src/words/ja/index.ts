/**
 * Japanese. A correction of a sentence needs no knowledge of the rest: see the guide of this room,
 * README.md.
 */
import type { Words } from '../message.ts';
import { brief } from './brief.ts';
import { cli } from './cli.ts';
import { cliHelp } from './cli-help.ts';
import { cliOutput } from './cli-output.ts';
import { exporting } from './export.ts';
import { eyes } from './eyes.ts';
import { features } from './features.ts';
import { found } from './found.ts';
import { game } from './game.ts';
import { goban } from './goban.ts';
import { keys } from './keys.ts';
import { korule } from './korule.ts';
import { linking } from './linking.ts';
import { moves } from './moves.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { pictureFiles } from './picture-files.ts';
import { pictures } from './pictures.ts';
import { plies } from './plies.ts';
import { preview } from './preview.ts';
import { problems } from './problems.ts';
import { ruleReport } from './rule-report.ts';
import { rules } from './rules.ts';
import { sgf } from './sgf.ts';
import { sgfProperties } from './sgf-properties.ts';
import { trial } from './trial.ts';
import { why } from './why.ts';
import { write } from './write.ts';
import { written } from './written.ts';

export const words = {
  ...goban,
  ...keys,
  ...found,
  ...rules,
  ...brief,
  ...why,
  ...written,
  ...korule,
  ...ruleReport,
  ...options,
  ...plies,
  ...game,
  ...linking,
  ...eyes,
  ...outcome,
  ...problems,
  ...moves,
  ...trial,
  ...features,
  ...write,
  ...exporting,
  ...preview,
  ...pictures,
  ...pictureFiles,
  ...cli,
  ...cliHelp,
  ...cliOutput,
  ...sgf,
  ...sgfProperties,
} satisfies Partial<Words>;
