import { readRuleText, writtenId } from '../rules/index.ts';
import type { RuleId } from '../rules/rule.ts';
import type { WrittenSource } from '../service/index.ts';
import type { Io } from './command.ts';
import { readText } from './text.ts';

export const isRuleFile = (file: string) => /\.korule$/i.test(file);

/** The rules that stand in files beside a text and in the folders above it, the nearest last. */
export class WrittenRules {
  private readonly inFolder = new Map<string, readonly WrittenSource[]>();

  constructor(private readonly io: Io) {}

  of(file: string): readonly WrittenSource[] {
    const folders = file === '-' ? [''] : this.io.foldersAbove(file);
    return [...folders].reverse().flatMap((folder) => this.rulesIn(folder));
  }

  private rulesIn(folder: string): readonly WrittenSource[] {
    const known = this.inFolder.get(folder);
    if (known) return known;
    const pattern = folder === '' ? '*.korule' : `${escaped(folder)}/*.korule`;
    // What finds files by patterns takes longer to load than most texts to check.
    const files = this.io.namesIn(folder).some(isRuleFile) ? this.io.filesMatching([pattern]) : [];
    const found = files.flatMap((file): WrittenSource[] => {
      try {
        return [{ text: readText(file, this.io), uri: file, line: 0 }];
      } catch {
        return [];
      }
    });
    this.inFolder.set(folder, found);
    return found;
  }
}

/** A folder as part of a pattern. */
const escaped = (folder: string) => folder.replaceAll('\\', '/').replace(/[[\]{}()*?!+@]/g, '\\$&');

/** The names of the rules of some texts. */
export function namesOf(sources: readonly WrittenSource[]): ReadonlyMap<string, RuleId> {
  const names = new Map<string, RuleId>();
  for (const { name, text } of sources) {
    const read = readRuleText(text, name);
    const id = writtenId(read);
    if (id && read.name !== null) names.set(read.name, id);
  }
  return names;
}
