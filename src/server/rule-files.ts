/** The rules of `*.korule` files, each for the texts of its folder and of the folders below. */
import type { Settings } from '../service/index.ts';
import type { Documents, SettingsOf } from './documents.ts';
import type { Scheduler, WorkspaceFiles } from './scheduler.ts';

const isRuleFile = (uri: string) => /\.korule$/i.test(uri);
const folderOf = (uri: string) => uri.replace(/[^/]*$/, '');

/** No folder of an author has more of them. */
const MOST_FILES = 200;

export class RuleFiles {
  /** The settings of each text without the rules of files; `null` until they are known. */
  base: SettingsOf | null = null;
  /** What the files of the client's folders have; an open one goes before what is saved. */
  private readonly saved = new Map<string, string>();
  private readonly kept = new Map<string, Settings>();
  private keptFor: SettingsOf | null = null;
  private waits = false;

  constructor(
    private readonly files: WorkspaceFiles | null,
    private readonly documents: Documents,
    private readonly scheduler: Scheduler,
    private readonly take: (settings: SettingsOf) => void,
  ) {}

  /** Has all texts judged under the rules that are in force now. */
  configure(): void {
    if (this.base) this.take(this.settings(this.base));
  }

  /** A text was opened, edited or closed: if it is a rule, what names it is judged again. */
  edited(uri: string): void {
    if (!isRuleFile(uri) || this.waits) return;
    this.waits = true;
    this.scheduler.pause(() => {
      this.waits = false;
      this.configure();
    });
  }

  /** Reads the files again. */
  async read(): Promise<void> {
    const listed = (await this.files?.list().catch(() => [])) ?? [];
    const uris = listed.map(({ uri }) => uri).filter(isRuleFile);
    const found = new Map<string, string>();
    for (const uri of uris.sort().slice(0, MOST_FILES)) {
      const text = await this.files?.read(uri).catch(() => null);
      if (typeof text === 'string') found.set(uri, text);
    }
    if (JSON.stringify([...found]) === JSON.stringify([...this.saved])) return;
    this.saved.clear();
    for (const [uri, text] of found) this.saved.set(uri, text);
    this.configure();
  }

  /**
   * Settings with the rules that are in force for each text; the same object for the same rules.
   */
  private settings(base: SettingsOf): SettingsOf {
    if (base !== this.keptFor) this.kept.clear();
    this.keptFor = base;
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
