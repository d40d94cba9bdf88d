/** The section `koban` of the client's settings, that of each folder under its own project. */
import type { Connection, InitializeParams } from 'vscode-languageserver';
import { type ReadProjectFile, underProject } from '../protocol/project.ts';
import type { Settings } from '../service/index.ts';
import { isExtension } from './capabilities.ts';
import type { SettingsOf } from './documents.ts';
import type { Environment } from './scheduler.ts';

export class Sections {
  /** As the client sends it, if it cannot be asked. */
  given: unknown = {};
  /** That of the window, and of its one folder. */
  general: unknown = {};
  /** Those of several folders. */
  private own: ReadonlyMap<string, unknown> = new Map();
  folders: readonly string[];

  constructor(
    private readonly connection: Connection,
    private readonly params: InitializeParams,
    private readonly environment: Environment,
  ) {
    const { workspaceFolders, rootUri } = params;
    this.folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  }

  /** Whether files of projects are read here. */
  get hasProjects(): boolean {
    return this.folders.some((folder) => this.projectIn(folder) !== null);
  }

  /** Calls back when folders have come or gone. */
  listen(changed: () => void): void {
    if (!this.params.capabilities.workspace?.workspaceFolders) return;
    this.connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const gone = new Set(removed.map(({ uri }) => uri));
      this.folders = [...this.folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
      changed();
    });
  }

  /** Asks the client, if it can be asked. */
  async fetch(): Promise<void> {
    const { folders } = this;
    const scopes = folders.length > 1 ? folders : [];
    const items = [{}, ...scopes.map((scopeUri) => ({ scopeUri }))].map((scope) => ({
      ...scope,
      section: 'koban',
    }));
    const canBeAsked = this.params.capabilities.workspace?.configuration === true;
    const [given, ...own]: unknown[] = canBeAsked
      ? await this.connection.workspace.getConfiguration(items)
      : items.map(() => this.given);
    this.given = given;
    this.general = await this.inProject(given, folders[0]);
    const all = scopes.map(async (folder, i) => [folder, await this.inProject(own[i], folder)] as const);
    this.own = new Map(await Promise.all(all));
  }

  /** The settings of each text; those of one folder are one object. */
  settings(read: (section: unknown) => Settings): SettingsOf {
    const general = read(this.general);
    const own = [...this.own].map(
      ([folder, section]) => [folder.replace(/\/?$/, '/'), read(section)] as const,
    );
    // The innermost first.
    own.sort(([a], [b]) => b.length - a.length);
    return (uri) => own.find(([folder]) => uri.startsWith(folder))?.[1] ?? general;
  }

  private async inProject(section: unknown, folder: string | undefined): Promise<unknown> {
    const read = folder === undefined ? null : this.projectIn(folder);
    return folder && read ? underProject(section, folder, read) : section;
  }

  /** Koban's extension reads projects by itself, through the file systems of the editor. */
  private projectIn(folder: string): ReadProjectFile | null {
    const { readProjectFile } = this.environment;
    return isExtension(this.params) || !readProjectFile || !folder.startsWith('file:')
      ? null
      : (name) => readProjectFile(folder, name);
  }
}
