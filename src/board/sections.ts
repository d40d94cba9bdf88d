/** The answers of the section that a page shows beside its board; they go along with the board. */
import type { Sequence } from '../protocol/player.ts';
import type { Section, ToPlayer } from '../protocol/player-messages.ts';
import { COMPARE, OUTCOMES } from '../protocol/requests.ts';
import { coalesced } from './coalesce.ts';
import type { Ask } from './ports.ts';
import type { Place } from './state.ts';
import type { AskedOutcomes } from './trial.ts';

interface ShownHere {
  readonly uri: string;
  readonly sequence: Sequence | undefined;
  readonly index: number;
  /** The place of the shown line. */
  readonly line: Place;
}

interface SectionHost {
  readonly ask: Ask;
  now(): ShownHere;
  post(message: ToPlayer): void;
  /** A table is about this board, which is to be shown. */
  go(index: number): Promise<void>;
  do(work: Promise<void>): void;
}

export class SectionAnswers {
  /** The one that the page shows. */
  shown: Section = 'board';
  /** One that the page is still to open. */
  private opening: Section | undefined;
  /** What the table of who wins is about. */
  private wins: AskedOutcomes | undefined;

  constructor(private readonly host: SectionHost) {}

  open(section: Section): void {
    this.opening = section;
    this.host.post({ type: 'section', section });
  }

  /** The page has come up. */
  greet(): void {
    if (this.opening) this.host.post({ type: 'section', section: this.opening });
  }

  /** The page shows this one now. */
  async turn(section: Section): Promise<void> {
    this.shown = section;
    if (section === this.opening) this.opening = undefined;
    await this.tell();
  }

  /** What the shown section says now, or as much of it as is known. */
  async tell(): Promise<void> {
    if (this.shown === 'wins') await this.tellWins();
    if (this.shown === 'rules') await this.tellRules();
  }

  /** Who wins, about chains that the page or a place of the text names. */
  async askWins(asked: AskedOutcomes): Promise<void> {
    this.wins = asked;
    this.open('wins');
    if (this.shown === 'wins') await this.tellWins();
  }

  /** No chains are asked about any more. */
  close(): void {
    if (!this.wins) return;
    this.wins = undefined;
    this.host.post({ type: 'outcomes', table: null });
  }

  /** Another board is shown, of another entry or not: questions are about what is shown. */
  moved(isOther: boolean): void {
    const { wins, host } = this;
    const { sequence, index } = host.now();
    if (!sequence || sequence.proof || sequence.trial) return;
    if (isOther) this.wins = wins && 'offset' in wins ? wins : undefined;
    else if (wins && 'index' in wins) this.wins = { ...wins, index };
    if (this.shown === 'wins') host.do(this.tellWins());
    if (isOther && this.shown === 'rules') host.do(this.tellRules());
  }

  private readonly tellWins = coalesced(async () => {
    const { host } = this;
    const { uri, sequence, index, line } = host.now();
    if (!sequence || sequence.trial || sequence.proof) return;
    this.wins ??= { index };
    const { wins } = this;
    const table = await host.ask(OUTCOMES, { uri, ...line, ...wins });
    if (this.wins !== wins || host.now().uri !== uri) return;
    const isAbout = table !== null && table.points.length > 0;
    // Where the text cursor was does not matter any more.
    if (isAbout) this.wins = { index: table.index, points: table.points, asked: table.asked };
    host.post({ type: 'outcomes', table });
    // The board shows the position that the table is about.
    if (isAbout && table.index !== host.now().index) await host.go(table.index);
  });

  private readonly tellRules = coalesced(async () => {
    const { ask, now, post } = this.host;
    const { uri, line } = now();
    const comparison = await ask(COMPARE, { uri, ...line });
    if (comparison && now().uri === uri) post({ type: 'comparison', comparison });
  });
}
