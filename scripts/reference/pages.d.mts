import type { Command } from '../../src/cli/command.ts';
import type { run } from '../../src/cli/run.ts';
import type { NOTATIONS } from '../../src/notation/index.ts';
import type { RULES } from '../../src/rules/index.ts';
import type { page } from '../../src/words/en/page.ts';
import type { BINDINGS } from '../../webview/player/keyboard.ts';

export function referencePages(from: {
  readonly run: typeof run;
  readonly BINDINGS: typeof BINDINGS;
  readonly PAGE: typeof page;
  readonly COMMANDS: readonly Command[];
  readonly NOTATIONS: typeof NOTATIONS;
  readonly choiceDoc: unknown;
  readonly optionDoc: unknown;
  readonly PRESETS: unknown;
  readonly RULE_OPTIONS: unknown;
  readonly RULES: typeof RULES;
  readonly message: typeof import('../../src/words/index.ts').message;
  readonly say: typeof import('../../src/words/index.ts').say;
  readonly manifest: unknown;
}): Promise<Map<string, string>>;
