/**
 * What the extension says, in the language of the setting `koban.language`, or else of the window.
 */
import * as vscode from 'vscode';
import {
  type ExtensionWords,
  english,
  isLanguage,
  languageOf,
  orEnglish,
  type Sentences,
  type SpokenLanguage,
} from '../words/extension.ts';
import { distFile } from './dist-file.ts';
import { drawIn } from './lazy.ts';

/**
 * The language of the pages that the extension opens; their files of sentences have it in their
 * names.
 */
export function language(): SpokenLanguage {
  const chosen = vscode.workspace.getConfiguration('koban').get<string>('language', 'auto');
  return isLanguage(chosen) ? chosen : languageOf(vscode.env.language);
}

let spoken: ExtensionWords = english;

/** A sentence of the extension. */
export function words<C extends keyof ExtensionWords>(
  code: C,
  ...args: Parameters<ExtensionWords[C]>
): string {
  return (spoken[code] as (...args: unknown[]) => string)(...args);
}

/**
 * Keeps to the language: its files are read when it is wanted, and until then the language before
 * is spoken.
 */
export class LanguageKeeper implements vscode.Disposable {
  private now: SpokenLanguage = 'en';
  private readonly changed = new vscode.EventEmitter<SpokenLanguage>();
  /** Another language is spoken from now on. */
  readonly onDidChange = this.changed.event;
  private readonly listener = vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration('koban.language')) this.follow();
  });

  constructor(
    private readonly extension: vscode.Uri,
    private readonly warn: (message: string) => void,
  ) {
    this.follow();
  }

  dispose(): void {
    this.listener.dispose();
    this.changed.dispose();
  }

  private follow(): void {
    this.speak(language()).catch((error: unknown) => this.warn(String(error)));
  }

  private async speak(wanted: SpokenLanguage): Promise<void> {
    if (wanted === this.now) return;
    const [own, drawn] =
      wanted === 'en'
        ? [{ extension: english }, null]
        : await Promise.all([
            this.read<{ readonly extension: Partial<ExtensionWords> }>(`extension.${wanted}`),
            this.read<{ readonly words: Sentences }>(wanted),
          ]);
    if (wanted !== language()) return;
    spoken = orEnglish(english, own.extension);
    drawIn(drawn?.words ?? null, wanted);
    this.now = wanted;
    this.changed.fire(wanted);
  }

  /**
   * What a file of a language leaves. A web host loads one script for an extension, so all hosts
   * read the file themselves.
   */
  private async read<T>(name: string): Promise<T> {
    const code = await distFile(this.extension, 'words', `${name}.js`);
    const module: { exports?: T } = {};
    new Function('module', code)(module);
    if (!module.exports) throw new Error(`${name} has no words`);
    return module.exports;
  }
}
