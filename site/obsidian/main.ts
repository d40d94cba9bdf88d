/**
 * Koban in Obsidian: a fence with a board becomes a `<koban-board>`. It knows `goban` (and in it the `$$` diagrams that other Go
 * plugins draw), `koban`, and `sgf` where the element reads records.
 */
import { type App, getLanguage, Plugin, PluginSettingTab, Setting } from 'obsidian';

interface Choices {
  /** Rules for entries that name none, as in `rules:`. */
  rules: string;
  look: 'wood' | 'plain';
  coordinates: 'western' | 'japanese' | 'numbers' | 'none';
}

const DEFAULTS: Choices = { rules: '', look: 'wood', coordinates: 'western' };

/** Names of fences, and the language that the element reads each in. */
const FENCES = { goban: 'goban', koban: 'goban', sgf: 'sgf' } as const;

export default class KobanPlugin extends Plugin {
  choices: Choices = DEFAULTS;
  /** Boards that are shown, which follow the choices and the theme; a board that is gone is forgotten. */
  private readonly shown = new Set<WeakRef<HTMLElement>>();

  override async onload(): Promise<void> {
    this.choices = chosen(await this.loadData());
    this.addSettingTab(new KobanSettings(this.app, this));
    for (const [fence, language] of Object.entries(FENCES))
      this.registerMarkdownCodeBlockProcessor(fence, (text, place) => this.show(text, place, language));
    this.registerEvent(this.app.workspace.on('css-change', () => this.follow()));
  }

  /** The element is in this same file, and defines itself when it is first needed. */
  private async show(text: string, place: HTMLElement, language: string): Promise<void> {
    await import('../../dist/npm/element.js');
    const board = place.ownerDocument.createElement('koban-board');
    board.setAttribute('language', language);
    // Older versions of Obsidian do not tell their language.
    if (getLanguage) board.lang = getLanguage();
    board.textContent = text;
    this.dress(board);
    this.shown.add(new WeakRef(board));
    place.replaceChildren(board);
    place.classList.add('koban-note');
  }

  /** Gives all boards the choices and the theme again. */
  follow(): void {
    for (const reference of this.shown) {
      const board = reference.deref();
      if (board?.isConnected) this.dress(board);
      else if (!board) this.shown.delete(reference);
    }
  }

  private dress(board: HTMLElement): void {
    const { rules, look, coordinates } = this.choices;
    const theme = board.ownerDocument.body.classList.contains('theme-dark') ? 'dark' : 'light';
    for (const [name, value] of Object.entries({ rules, look, coordinates, theme }))
      if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }

  async choose(choices: Partial<Choices>): Promise<void> {
    this.choices = { ...this.choices, ...choices };
    await this.saveData(this.choices);
    this.follow();
  }
}

class KobanSettings extends PluginSettingTab {
  constructor(
    app: App,
    private readonly koban: KobanPlugin,
  ) {
    super(app, koban);
  }

  override display(): void {
    const { containerEl: page, koban } = this;
    page.empty();
    new Setting(page)
      .setName('Ko rules')
      .setDesc(
        'The rules for boards that name none, separated by commas, such as psk, spight. The first is the active rule.',
      )
      .addText((field) =>
        field.setValue(koban.choices.rules).onChange((rules) => koban.choose({ rules: rules.trim() })),
      );
    new Setting(page).setName('Look of boards').addDropdown((list) =>
      list
        .addOptions({ wood: 'Wood', plain: 'Plain' })
        .setValue(koban.choices.look)
        .onChange((look) => koban.choose({ look: look as Choices['look'] })),
    );
    new Setting(page).setName('Coordinates').addDropdown((list) =>
      list
        .addOptions({ western: 'A1', japanese: '1-一', numbers: '1-1', none: 'None' })
        .setValue(koban.choices.coordinates)
        .onChange((coordinates) => koban.choose({ coordinates: coordinates as Choices['coordinates'] })),
    );
  }
}

/** What was saved, where it still has a meaning. */
function chosen(saved: unknown): Choices {
  const { rules, look, coordinates } = (saved ?? {}) as Partial<Record<keyof Choices, unknown>>;
  return {
    rules: typeof rules === 'string' ? rules : DEFAULTS.rules,
    look: look === 'plain' ? 'plain' : 'wood',
    coordinates: (['japanese', 'numbers', 'none'] as const).find((one) => one === coordinates) ?? 'western',
  };
}
