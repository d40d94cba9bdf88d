/** The registry: one line for each subcommand, in the order in which help lists them. */
import { checkCommand } from './check.ts';
import type { Command } from './command.ts';
import { completionCommand } from './completion.ts';
import { convertCommand } from './convert.ts';
import { cyclesCommand } from './cycles.ts';
import { embedCommand } from './embed.ts';
import { explainCommand } from './explain.ts';
import { eyesCommand } from './eyes.ts';
import { findCommand } from './find.ts';
import { fmtCommand } from './fmt.ts';
import { judgeCommand } from './judge.ts';
import { lspCommand } from './lsp.ts';
import { mcpCommand } from './mcp/command.ts';
import { mergeCommand } from './merge.ts';
import { outcomeCommand } from './outcome.ts';
import { pandocCommand } from './pandoc/command.ts';
import { problemsCommand } from './problems.ts';
import { renderCommand } from './render.ts';
import { ruleCommand } from './rule.ts';
import { verifyCommand } from './verify.ts';
import { viewCommand } from './view/command.ts';

export const COMMANDS: readonly Command[] = [
  judgeCommand,
  checkCommand,
  fmtCommand,
  explainCommand,
  cyclesCommand,
  outcomeCommand,
  problemsCommand,
  verifyCommand,
  eyesCommand,
  convertCommand,
  renderCommand,
  embedCommand,
  mergeCommand,
  pandocCommand,
  findCommand,
  ruleCommand,
  viewCommand,
  lspCommand,
  mcpCommand,
  completionCommand(() => COMMANDS),
];
