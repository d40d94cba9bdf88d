/**
 * The commands of the extension: what they are called, where they are offered, and their keys.
 * `npm run generate` makes of this what `package.json`, `package.nls.json` and the reference say of
 * commands; no program imports it. The other languages have their titles in `package.nls.*.json`.
 * What a command does is registered under the same name.
 */

/** Conditions in the words of VS Code (when clauses). */
const AT_ENTRIES = 'editorLangId == goban || koban.hasEntries';
/** In the bar of a text and not of a board beside it, to which an undo gives the keys back. */
const IN_BAR = `!activeWebviewPanelId && (${AT_ENTRIES})`;
const IN_VIEW = "activeWebviewPanelId == 'koban.player'";
const IN_VIEWS = `${IN_VIEW} || activeCustomEditorId == 'koban.board'`;
const AT_BOARDS = `${AT_ENTRIES} || ${IN_VIEWS}`;
/** Where rules are written. */
const AT_RULES = 'editorLangId == korule || editorLangId == markdown';
/** Where the current node is one of a game record. */
const AT_BRANCHES = `koban.inRecord || editorLangId == sgf || activeCustomEditorId == 'koban.board'`;
const IN_SGF = 'editorLangId == sgf';
const IN_RECORD = `${IN_SGF} && resourceExtname == .sgf`;
const ON_MERGE = 'isInDiffEditor && resourceScheme == koban-merge';
const IN_VARIATIONS = 'focusedView == koban.variations';
const ON_BRANCH = 'view == koban.variations && viewItem == branch';

/** How the editor offers a command. */
interface CommandDefinition {
  /** A verb and a noun in title case. */
  readonly title: string;
  /** For menus that say the rest. */
  readonly shortTitle?: string;
  /** `Koban` if not given. */
  readonly category?: 'Koban SGF';
  /** A name of an icon of VS Code. */
  readonly icon?: string;
  /** When it can be run; always if not given. */
  readonly enabled?: string;
  /** When the list of all commands has it; always if not given. */
  readonly palette?: string;
  readonly menus?: Readonly<
    Record<string, { readonly when?: string; readonly group: string; readonly alt?: string }>
  >;
  /** On macOS `cmd` stands for `ctrl`. */
  readonly keys?: { readonly key: string; readonly when: string; readonly args?: object };
}

function defineCommand(name: string, definition: CommandDefinition) {
  return { name, ...definition };
}

/** By their names without `koban.`, in the order of the reference. */
export const COMMANDS = [
  defineCommand('animate', {
    title: 'Open Board to the Side',
    icon: 'play-circle',
    enabled: AT_ENTRIES,
    menus: {
      'editor/title': { when: IN_BAR, group: 'navigation@1', alt: 'animateInNewPlayer' },
      'editor/context': { when: AT_ENTRIES, group: 'navigation@9' },
    },
    keys: { key: 'ctrl+k a', when: `editorTextFocus && (${AT_ENTRIES})` },
  }),
  defineCommand('animateInNewPlayer', {
    title: 'Open in New Board View',
    icon: 'split-horizontal',
    enabled: AT_ENTRIES,
  }),
  defineCommand('compareRules', {
    title: 'Compare Ko Rules',
    icon: 'table',
    enabled: AT_ENTRIES,
    menus: {
      'editor/title': { when: IN_BAR, group: 'navigation@2' },
      'editor/context': { when: AT_ENTRIES, group: 'navigation@10' },
    },
  }),
  defineCommand('showProof', { title: 'Show Proof', palette: 'false' }),
  defineCommand('showReport', {
    title: 'Show Report Card of Rule',
    icon: 'checklist',
    enabled: AT_RULES,
    menus: {
      'editor/title': { when: 'editorLangId == korule', group: 'navigation@1' },
      'editor/context': { when: 'editorLangId == korule', group: 'navigation@9' },
    },
  }),
  defineCommand('findExample', { title: 'Find an Example...', icon: 'search' }),
  defineCommand('findPosition', {
    title: 'Find This Position...',
    icon: 'search',
    enabled: AT_BOARDS,
    menus: { 'editor/context': { when: AT_ENTRIES, group: 'navigation@14' } },
  }),
  defineCommand('whyNot', {
    title: 'Why Is This Not a Ko?',
    enabled: AT_BOARDS,
    menus: { 'editor/context': { when: AT_ENTRIES, group: 'navigation@12' } },
  }),
  defineCommand('whoWins', {
    title: 'Who Wins?',
    enabled: AT_BOARDS,
    menus: { 'editor/context': { when: AT_ENTRIES, group: 'navigation@13' } },
  }),
  defineCommand('showSource', {
    title: 'Go to Source',
    icon: 'go-to-file',
    palette: IN_VIEWS,
    menus: { 'editor/title': { when: IN_VIEWS, group: 'navigation@1' } },
    // The way back is the way there.
    keys: { key: 'ctrl+k a', when: IN_VIEWS },
  }),
  defineCommand('toggleLock', {
    title: 'Toggle Board View Locking',
    icon: 'lock',
    palette: IN_VIEW,
    menus: { 'editor/title': { when: IN_VIEW, group: 'navigation@2' } },
  }),
  defineCommand('openBoard', {
    title: 'Open as Koban Board',
    palette: IN_RECORD,
    menus: { 'editor/title': { when: IN_RECORD, group: '1_open@1' } },
  }),
  defineCommand('copyAs', { title: 'Copy As...', enabled: AT_BOARDS }),
  defineCommand('exportAnimation', { title: 'Export Animation...', enabled: AT_BOARDS }),
  defineCommand('convertEntry', {
    title: 'Convert Entry to...',
    enabled: AT_ENTRIES,
    menus: { 'editor/context': { when: AT_ENTRIES, group: 'navigation@11' } },
  }),
  defineCommand('pasteDiagram', {
    title: 'Paste Diagram',
    enabled: 'editorLangId == goban || editorLangId == markdown',
  }),
  defineCommand('newDiagram', {
    title: 'New Go Diagram',
    shortTitle: 'Go Diagram',
    menus: { 'file/newFile': { group: 'file' } },
  }),
  defineCommand('newRecord', {
    title: 'New Go Record',
    shortTitle: 'Go Record',
    menus: { 'file/newFile': { group: 'file' } },
  }),
  defineCommand('chooseRule', { title: 'Choose Ko Rule...', enabled: AT_BOARDS }),
  defineCommand('firstSteps', { title: 'First Steps' }),
  defineCommand('openExample', { title: 'Open Example...' }),
  defineCommand('restartServer', { title: 'Restart Language Server' }),
  defineCommand('mergeRecord', {
    title: 'Merge a Record into This...',
    category: 'Koban SGF',
    enabled: IN_SGF,
    menus: { 'editor/context': { when: IN_SGF, group: 'navigation@15' } },
  }),
  defineCommand('takeMerge', {
    title: 'Take Merged Record',
    category: 'Koban SGF',
    icon: 'check',
    palette: ON_MERGE,
    menus: { 'editor/title': { when: ON_MERGE, group: 'navigation@1' } },
  }),
  defineCommand('sgf.parent', {
    title: 'Go to Previous Node',
    category: 'Koban SGF',
    enabled: IN_SGF,
    keys: { key: 'ctrl+k ,', when: `editorTextFocus && ${IN_SGF}` },
  }),
  defineCommand('sgf.child', {
    title: 'Go to Next Node',
    category: 'Koban SGF',
    enabled: IN_SGF,
    keys: { key: 'ctrl+k .', when: `editorTextFocus && ${IN_SGF}` },
  }),
  defineCommand('sgf.nextVariation', {
    title: 'Go to Next Variation',
    category: 'Koban SGF',
    enabled: IN_SGF,
    keys: { key: 'ctrl+k ]', when: `editorTextFocus && ${IN_SGF}` },
  }),
  defineCommand('sgf.previousVariation', {
    title: 'Go to Previous Variation',
    category: 'Koban SGF',
    enabled: IN_SGF,
    keys: { key: 'ctrl+k [', when: `editorTextFocus && ${IN_SGF}` },
  }),
  defineCommand('sgf.branch', { title: 'Go to Branching Node', category: 'Koban SGF', enabled: IN_SGF }),
  defineCommand('sgf.start', { title: 'Go to Start of Game', category: 'Koban SGF', enabled: IN_SGF }),
  defineCommand('sgf.end', { title: 'Go to End of Variation', category: 'Koban SGF', enabled: IN_SGF }),
  defineCommand('branch.main', {
    title: 'Make This the Main Line',
    category: 'Koban SGF',
    enabled: AT_BRANCHES,
    menus: { 'view/item/context': { when: ON_BRANCH, group: '1_move@1' } },
  }),
  defineCommand('branch.up', {
    title: 'Move Branch Up',
    category: 'Koban SGF',
    enabled: AT_BRANCHES,
    menus: { 'view/item/context': { when: ON_BRANCH, group: '1_move@2' } },
    keys: { key: 'alt+up', when: IN_VARIATIONS, args: { focused: true } },
  }),
  defineCommand('branch.down', {
    title: 'Move Branch Down',
    category: 'Koban SGF',
    enabled: AT_BRANCHES,
    menus: { 'view/item/context': { when: ON_BRANCH, group: '1_move@3' } },
    keys: { key: 'alt+down', when: IN_VARIATIONS, args: { focused: true } },
  }),
  defineCommand('branch.cut', {
    title: 'Cut Branch',
    category: 'Koban SGF',
    enabled: AT_BRANCHES,
    menus: { 'view/item/context': { when: ON_BRANCH, group: '2_text@1' } },
    keys: { key: 'ctrl+x', when: IN_VARIATIONS, args: { focused: true } },
  }),
  defineCommand('branch.copy', {
    title: 'Copy Branch',
    category: 'Koban SGF',
    enabled: AT_BRANCHES,
    menus: { 'view/item/context': { when: ON_BRANCH, group: '2_text@2' } },
    keys: { key: 'ctrl+c', when: IN_VARIATIONS, args: { focused: true } },
  }),
  defineCommand('branch.paste', {
    title: 'Paste Branch',
    category: 'Koban SGF',
    enabled: AT_BRANCHES,
    menus: { 'view/item/context': { when: ON_BRANCH, group: '2_text@3' } },
    keys: { key: 'ctrl+v', when: IN_VARIATIONS, args: { focused: true } },
  }),
  defineCommand('branch.delete', {
    title: 'Delete Branch',
    category: 'Koban SGF',
    enabled: AT_BRANCHES,
    menus: { 'view/item/context': { when: ON_BRANCH, group: '3_delete@1' } },
    keys: { key: 'delete', when: IN_VARIATIONS, args: { focused: true } },
  }),
];
