/** What a game record says of its game: the players above the board, the rest in a form. */
import type { Frame, Sequence, Stone } from '../../../src/protocol/player.ts';
import type { WriteAction } from '../../../src/protocol/write.ts';
import { button, html, isTyped, setOrRemove, stone } from '../../ui/dom.ts';
import { words } from '../../ui/words.ts';

interface RecordHandlers {
  act(action: WriteAction): void;
  /** Goes to a place of the text. */
  go(offset: number): void;
}

type RecordField = NonNullable<Sequence['record']>['fields'][number];

interface FormRow {
  readonly input: HTMLInputElement;
  readonly problem: HTMLElement;
  /** What the text says, and what was written last and is on its way there. */
  known: string;
  sent: string | null;
}

export class RecordHeader {
  readonly root = html('section', { class: 'record sides', 'aria-label': words('record.name'), hidden: '' });
  /** Problems of the whole game, each with the way to it. */
  readonly told = html('details', { class: 'told', hidden: '' });
  /** The fields, and what stands in their place in a text that is no record. */
  readonly form = html('div', { class: 'fields' });
  readonly none = html('p', { class: 'quiet' }, [words('section.no-record')]);
  private readonly rows = new Map<string, FormRow>();
  private shown: Sequence['told'];

  constructor(private readonly handlers: RecordHandlers) {}

  update({ record, told = [], proof }: Sequence, { tally }: Frame, writable: boolean): void {
    this.root.hidden = !record || proof !== undefined;
    this.form.hidden = !record;
    this.none.hidden = record !== undefined;
    this.told.hidden = told.length === 0 || proof !== undefined;
    if (told !== this.shown) this.list(told);
    this.shown = told;
    if (!record) return;
    const { fields } = record;
    const value = (name: string) => fields.find((field) => field.name === name)?.value ?? '';
    const side = (color: Stone, name: string, rank: string) => {
      const { captured = 0, left, moves } = tally?.[color] ?? {};
      const clock = left === undefined && moves === undefined ? null : clockOf(left, moves);
      const said = { color, name: name || null, rank: rank || null, captured, clock };
      return html('div', { class: `side of-${color}` }, [
        stone(color),
        html('span', { class: 'visually-hidden' }, [words('record.side', said)]),
        html('span', { class: 'who', 'aria-hidden': 'true' }, [name || words('menu.color', { color })]),
        html('span', { class: 'rank', 'aria-hidden': 'true' }, [rank]),
        html('span', { class: 'prisoners', 'aria-hidden': 'true', title: words('record.side', said) }, [
          stone(color === 'black' ? 'white' : 'black'),
          `× ${captured}`,
        ]),
        html('span', { class: 'clock', 'aria-hidden': 'true' }, [clock ?? '']),
      ]);
    };
    this.root.replaceChildren(
      side('black', value('PB'), value('BR')),
      side('white', value('PW'), value('WR')),
    );
    for (const field of fields) this.bring(field, writable);
  }

  /** A field keeps what is being typed into it, and what was refused. */
  private bring({ name, title, value, problem }: RecordField, writable: boolean): void {
    const row = this.rows.get(name) ?? this.row(name, title);
    const { input } = row;
    input.readOnly = !writable;
    const isNew = value !== row.known;
    const isTyping = input.value !== (isNew ? (row.sent ?? row.known) : row.known);
    if (document.activeElement !== input || !isTyping) {
      input.value = value;
      row.sent = null;
    }
    row.known = value;
    if (isNew) row.sent = null;
    row.problem.textContent = problem ?? '';
    row.problem.hidden = problem === undefined;
    setOrRemove(input, 'aria-invalid', problem === undefined ? null : 'true');
  }

  private row(name: string, title: string): FormRow {
    const id = `record-${name}`;
    const problem = html('p', { class: 'wrong', id: `${id}-problem`, hidden: '' });
    const input = html('input', { type: 'text', id, 'aria-describedby': problem.id, spellcheck: 'false' });
    const row: FormRow = { input, problem, known: '', sent: null };
    const write = (last: string) => {
      if (input.value === last) return;
      row.sent = input.value;
      this.handlers.act({ kind: 'field', name, value: input.value });
    };
    input.addEventListener('blur', () => write(row.sent ?? row.known));
    input.addEventListener('keydown', (event) => {
      const { key, isComposing } = event;
      const isUndo = (event.ctrlKey || event.metaKey) && /^[zy]$/i.test(key);
      // What is written already is taken back in the text, what is typed in the field.
      if (isUndo && input.value === row.known) return;
      if (isTyped(event)) event.stopPropagation();
      // After a refusal, Enter asks again, so the reason is shown again.
      if (key === 'Enter' && !isComposing) write(row.known);
      if (key === 'Escape') {
        input.value = row.known;
        row.sent = null;
        // From here the keys are those of the board.
        input.blur();
      }
    });
    this.form.append(html('label', { for: id }, [title]), html('div', {}, [input, problem]));
    this.rows.set(name, row);
    return row;
  }

  private list(told: NonNullable<Sequence['told']>): void {
    const items = told.map(({ severity, text, offset }) => {
      const node = button({ class: 'link' }, [words('record.problem', { severity, text })], () =>
        this.handlers.go(offset),
      );
      return html('li', { class: severity }, [node]);
    });
    const count = html('summary', {}, [words('record.problems', { count: told.length })]);
    this.told.replaceChildren(count, html('ul', {}, items));
  }
}

/** `12:05`, `1:02:03`, with the moves left in overtime. */
function clockOf(left: number | undefined, moves: number | undefined): string {
  const all = Math.floor(left ?? 0);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  const time = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  return [...(left === undefined ? [] : [time]), ...(moves === undefined ? [] : [`/ ${moves}`])].join(' ');
}
