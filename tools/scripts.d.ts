/** What checks and benchmarks put into the window of a page that they drive, or take out of it. */
interface Window {
  /** axe-core. */
  axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> };
  /** The host of a page of the extension (`test/browser/page.mjs`). */
  host: { sent: { type: string }[]; tell(message: unknown): void; state: unknown };
  counted: { added: number };
  key(key: string): void;
  painted: number;
  whenPainted(): Promise<number>;
  tick(): number;
  typing: {
    isWrong(): boolean;
    begin(): void;
    answer: { took: number; sent: number; timers: number } | null;
  };
  told: Map<string, import('vscode-languageserver-types').Diagnostic[]>;
  /** Set by a hostile text that was run. */
  ran?: unknown;
  // Chromium alone has these two.
  showOpenFilePicker(options?: { suggestedName?: string }): Promise<FileSystemFileHandle[]>;
  showSaveFilePicker(options?: { suggestedName?: string }): Promise<FileSystemFileHandle>;
  obsidian: {
    plugin: { choose(settings: object): Promise<void> };
    events: Map<string, () => void>;
    fence(language: string, text: string): void;
  };
}

interface Violation {
  readonly id: string;
  readonly nodes: { readonly target: string; readonly failureSummary: string }[];
}

// It is installed with the site alone.
declare module 'minisearch';
