/** The rules of `*.korule` files, each for the texts of its folder and of the folders below. */
import type { Settings } from '../service/index.ts';
import type { Documents, SettingsOf } from './documents.ts';
import type { WorkspaceFiles } from './scheduler.ts';

export const isRuleFile = (uri: string) => /\.korule$/i.test(uri);
const folderOf = (uri: string) => uri.replace(/[^/]*$/, '');

/** No folder of an author has more of them. */
const MOST_FILES = 200;

export class RuleFiles {
  /** What the files of the client's folders have; an open one goes before what is saved. */
  private readonly saved = new Map<string, string>();
  private readonly kept = new Map<string, Settings>();
  private base: SettingsOf | null = null;

  constructor(
    private readonly files: WorkspaceFiles | null,
    private readonly documents: Documents,
  ) {}

  /** Reads the files again; whether anything has changed. */
  async read(): Promise<boolean> {
    const listed = (await this.files?.list().catch(() => [])) ?? [];
    const uris = listed
      .map(({ uri }) => uri)
      .filter(isRuleFile)
      .slice(0, MOST_FILES);
    const before = JSON.stringify([...this.saved]);
    this.saved.clear();
    for (const uri of uris.sort()) {
      const text = await this.files?.read(uri);
      if (typeof text === 'string') this.saved.set(uri, text);
    }
    return JSON.stringify([...this.saved]) !== before;
  }

  /** Settings with the rules that are in force for each text; the same object for the same rules. */
  settings(base: SettingsOf): SettingsOf {
    if (base !== this.base) this.kept.clear();
    this.base = base;
    const all = new Map(this.saved);
    for (const [uri, text] of this.documents.texts()) if (isRuleFile(uri)) all.set(uri, text);
    // Those of the outermost folder first: the nearest goes before the others.
    const sources = [...all]
      .map(([uri, text]) => ({ uri, text, line: 0 }))
      .sort((a, b) => folderOf(a.uri).length - folderOf(b.uri).length || (a.uri < b.uri ? -1 : 1));
    return (uri) => {
      const settings = base(uri);
      const own = sources.filter((one) => one.uri !== uri && uri.startsWith(folderOf(one.uri)));
      if (own.length === 0) return settings;
      const key = JSON.stringify([settings.rules, settings.ruleWords, own]);
      const known = this.kept.get(key);
      if (known) return known;
      const made = { ...settings, written: [...settings.written, ...own] };
      this.kept.set(key, made);
      return made;
    };
  }
}
