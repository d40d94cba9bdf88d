/** Definition, references and rename of written rules, through all texts of the client. */
import { type Location, LSPErrorCodes, ResponseError, type WorkspaceEdit } from 'vscode-languageserver';
import { type KobanDocument, openDocument } from '../document/index.ts';
import type { Span, TextEdit } from '../notation/index.ts';
import { jsonStrings } from '../protocol/json-strings.ts';
import { PROJECT_FILES } from '../protocol/project.ts';
import { isFreeName } from '../rules/variants.ts';
import {
  type DocumentAnalysis,
  definitionOfRule,
  type NamedRule,
  namingRule,
  renamingUses,
  usesOfRule,
  wordRenamed,
} from '../service/index.ts';
import { type Message, message, say } from '../words/index.ts';
import { toEdits, toLocation } from './convert.ts';
import type { Documents } from './documents.ts';
import { drive } from './drive.ts';
import type { Scheduler, WorkspaceFiles } from './scheduler.ts';

const isJson = (uri: string) => /\.json$/i.test(uri);
const folderOf = (uri: string) => uri.replace(/[^/]*$/, '');
const never = () => false;

export class RuleNames {
  constructor(
    private readonly documents: Documents,
    private readonly scheduler: Scheduler,
    private readonly files: WorkspaceFiles | null,
    /** Those of the client, each perhaps with a project. */
    private readonly folders: () => readonly string[],
  ) {}

  /** Where a rule gets its name: a line of its text, or a key of a project. */
  async definition({ name, source }: NamedRule): Promise<Location | null> {
    const { uri } = source;
    const text = await this.textOf(uri);
    if (text === null) return null;
    const span = isJson(uri)
      ? (projectNames(uri, text, name).find(({ isKey }) => isKey)?.span ?? null)
      : definitionOfRule(text, source);
    return span && toLocation(plain(uri, text), span);
  }

  async references(rule: NamedRule, withDefinition: boolean): Promise<Location[]> {
    const found: Location[] = [];
    const made = withDefinition ? await this.definition(rule) : null;
    if (made) found.push(made);
    for await (const analysis of this.texts(rule)) {
      const spans = (await drive(usesOfRule(analysis, rule), this.scheduler, never)) ?? [];
      found.push(...spans.map((span) => toLocation(analysis.document, span)));
    }
    return found;
  }

  /** Gives a rule another name in its own text, in all texts that name it, and in projects. */
  async rename(asked: DocumentAnalysis, rule: NamedRule, wanted: string): Promise<WorkspaceEdit> {
    const { name, source } = rule;
    if (!isFreeName(wanted)) throw refusal(message('rename.rule-word', { name: wanted }));
    if (wanted === name) return { changes: {} };
    if (asked.settings.ruleNames?.has(wanted)) throw refusal(message('rename.taken-rule', { name: wanted }));
    const before = this.documents.texts();
    const changes: Record<string, ReturnType<typeof toEdits>> = {};
    const put = (document: KobanDocument, edits: readonly TextEdit[]) => {
      if (edits.length > 0) changes[document.uri] = toEdits(document, edits);
    };
    let isInSettings = names(asked, name);
    for await (const analysis of this.texts(rule)) {
      isInSettings ||= names(analysis, name);
      const renaming = await drive(renamingUses(analysis, rule, wanted), this.scheduler, never);
      if (renaming && 'refused' in renaming) throw refusal(renaming.refused);
      put(analysis.document, renaming?.edits ?? []);
    }
    for (const [uri, text] of await this.projects(source.uri)) {
      const found = projectNames(uri, text, name).filter(({ isKey }) => !isKey || uri === source.uri);
      put(
        plain(uri, text),
        found.map(({ isKey, span, value }) => ({
          span,
          text: isKey ? wanted : JSON.stringify(wordRenamed(value, name, wanted)).slice(1, -1),
        })),
      );
      if (found.some(({ isKey }) => !isKey)) isInSettings = false;
    }
    if (isInSettings) throw refusal(message('rename.rule-elsewhere', { name }));
    if (!changes[source.uri]) {
      const text = await this.textOf(source.uri);
      if (text === null || isJson(source.uri)) throw refusal(message('rename.rule-elsewhere', { name }));
      put(plain(source.uri, text), namingRule(text, source, wanted));
    }
    // In a text that its author has changed meanwhile, the edits would hit other places.
    const now = this.documents.texts();
    if ([...before].some(([uri, text]) => now.get(uri) !== text))
      throw new ResponseError(LSPErrorCodes.ContentModified, '');
    return { changes };
  }

  private async textOf(uri: string): Promise<string | null> {
    return this.documents.texts().get(uri) ?? (await this.files?.read(uri).catch(() => null)) ?? null;
  }

  /** The texts that may name a rule: those below its folder, or the one that it stands in. */
  private async *texts({ name, source: { uri: home } }: NamedRule): AsyncGenerator<DocumentAnalysis> {
    const isFile = /\.korule$/i.test(home) || isJson(home);
    const isWithin = (uri: string) => (isFile ? uri.startsWith(folderOf(home)) : uri === home);
    const open = this.documents.texts();
    const listed = isFile ? ((await this.files?.list().catch(() => [])) ?? []) : [];
    for (const uri of new Set([...open.keys(), ...listed.map((file) => file.uri)])) {
      if (!isWithin(uri) || /\.korule$/i.test(uri)) continue;
      const text = await this.textOf(uri);
      if (!text?.toLowerCase().includes(name)) continue;
      const analysis = await drive(await this.documents.reading(uri, text), this.scheduler, never);
      if (analysis) yield analysis;
    }
  }

  /** The projects of the folders in which a rule of this file has its name. */
  private async projects(home: string): Promise<[uri: string, text: string][]> {
    const found: [uri: string, text: string][] = [];
    for (const folder of this.folders()) {
      const at = folder.replace(/\/?$/, '/');
      if (!at.startsWith(folderOf(home))) continue;
      for (const file of PROJECT_FILES) {
        const text = await this.textOf(at + file);
        if (text === null || !isObject(text)) continue;
        found.push([at + file, text]);
        break;
      }
    }
    return found;
  }
}

/** A text of which only places are asked for. */
const plain = (uri: string, text: string) => openDocument(uri, 0, 'none', text);

const refusal = (why: Message) => new ResponseError(LSPErrorCodes.RequestFailed, say(why));

const names = ({ settings }: DocumentAnalysis, name: string) =>
  settings.ruleWords.some((word) => wordRenamed(word, name, '') !== word);

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

interface ProjectName {
  /** Whether it gives the name, and does not use it. */
  readonly isKey: boolean;
  readonly value: string;
  readonly span: Span;
}

/** Where a project gives or uses the name of a rule, under `rules`. */
function projectNames(uri: string, text: string, name: string): ProjectName[] {
  if (!isObject(text)) return [];
  const above = /package\.json$/i.test(uri) ? ['koban', 'rules'] : ['rules'];
  return [...jsonStrings(text)].flatMap(({ end, isKey, path, start, value }): ProjectName[] => {
    const isUnder = above.every((key, i) => path[i] === key);
    const rest = path.slice(above.length);
    const uses = !isKey && (rest.length === 0 || (rest.length === 1 && rest[0] === null));
    const isNamed = isKey
      ? rest.length === 1 && value === name
      : uses && wordRenamed(value, name, '') !== value;
    return isUnder && isNamed ? [{ isKey, value, span: { start, end } }] : [];
  });
}
