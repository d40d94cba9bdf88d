/** The sections of the view, as tabs. */
import { SECTIONS, type Section } from '../../../src/protocol/player-messages.ts';
import { button, html } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';

/** The id of the panel that a tab opens. */
export const panelId = (section: Section): string => `section-${section}`;

export class Tabs {
  readonly root = html('div', { class: 'tabs', role: 'tablist', 'aria-label': words('section.list') });
  private readonly tabs: ReadonlyMap<Section, HTMLButtonElement>;

  constructor(private readonly open: (section: Section) => void) {
    this.tabs = new Map(SECTIONS.map((section, n) => [section, this.tab(section, n)]));
    this.root.append(...this.tabs.values());
    this.root.addEventListener('keydown', (event) => this.walk(event));
  }

  update(shown: Section): void {
    for (const [section, tab] of this.tabs) {
      const isShown = section === shown;
      tab.setAttribute('aria-selected', String(isShown));
      tab.tabIndex = isShown ? 0 : -1;
    }
  }

  private tab(section: Section, n: number): HTMLButtonElement {
    const name = words('section.name', { section });
    const key = String(n + 1);
    const tab = button(
      {
        role: 'tab',
        id: `tab-${section}`,
        'aria-controls': panelId(section),
        // In place of the title, which would say the name again.
        'aria-description': key,
        title: words('control.keyed', { name, key }),
      },
      [name],
      () => this.open(section),
    );
    return tab;
  }

  /** Left and right go from tab to tab and open them; elsewhere they step through the moves. */
  private walk(event: KeyboardEvent): void {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const at = [...this.tabs.values()].indexOf(event.target as HTMLButtonElement);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const section = SECTIONS[(at + by + SECTIONS.length) % SECTIONS.length] ?? 'board';
    this.open(section);
    this.tabs.get(section)?.focus();
  }
}
