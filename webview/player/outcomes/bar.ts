/** The bar of a game against a proof: what it says, and what the reader can do besides plays. */
import type { Trial, TriedProof } from '../../../src/protocol/outcomes.ts';
import type { Sequence } from '../../../src/protocol/player.ts';
import type { FromPlayer } from '../../../src/protocol/player-messages.ts';
import { button, html } from '../../ui/dom.ts';

const PASS = -1;
const THREAT = -2;
const SPARE = -3;

export function showBar(
  root: HTMLElement,
  send: (message: FromPlayer) => void,
): (sequence: Sequence | null, trial: Trial | undefined, index: number) => void {
  let shown: Sequence | null = null;
  let at = 0;
  let game: Trial | undefined;
  const claim = html('p', { class: 'trial-claim' });
  const hint = html('p', { class: 'trial-hint' });
  const about = () => ({ uri: shown?.uri ?? '', entry: shown?.entry ?? 0 });
  const answer = (move: number) => send({ type: 'answer', ...about(), index: at, move });
  const acts = {
    pass: { key: 'p', run: () => answer(PASS) },
    threat: { key: 't', run: () => answer(THREAT) },
    spare: { key: 's', run: () => answer(SPARE) },
    back: { key: 'u', run: () => send({ type: 'take-back', ...about() }) },
    again: { key: 'a', run: () => send({ type: 'again', ...about() }) },
    keep: { key: 'k', run: () => send({ type: 'keep', ...about() }) },
    side: {
      key: 'x',
      run: () => shown && game && send({ type: 'try', ...about(), tried: otherSide(game.tried) }),
    },
    leave: { key: 'Escape', run: () => send({ type: 'back' }) },
  } as const;
  const names = Object.keys(acts) as (keyof typeof acts)[];
  const buttons = Object.fromEntries(
    names.map((name) => {
      const { key, run } = acts[name];
      const node = button({ class: 'trial-act', 'aria-keyshortcuts': key }, [], run);
      return [name, node];
    }),
  ) as Record<keyof typeof acts, HTMLButtonElement>;
  root.replaceChildren(
    claim,
    hint,
    html(
      'div',
      { class: 'trial-acts' },
      names.map((name) => buttons[name]),
    ),
  );
  // Before the keys of the page, some of which are the same.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!shown) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      const plain = !(event.ctrlKey || event.metaKey || event.altKey);
      const name = isUndo ? 'back' : names.find((one) => plain && acts[one].key === event.key.toLowerCase());
      if (!name || name === 'leave') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!buttons[name].disabled) acts[name].run();
    },
    true,
  );
  return (sequence, trial, index) => {
    shown = trial ? sequence : null;
    game = trial;
    at = index;
    root.hidden = !trial;
    if (!trial) return;
    const { words, ended, given, threat, spare, keep } = trial;
    root.setAttribute('aria-label', words.group);
    claim.textContent = trial.claim;
    hint.textContent = trial.hint;
    root.classList.toggle('over', ended);
    for (const name of names) {
      const said = words[name] ?? '';
      buttons[name].textContent = said;
      buttons[name].title = name === 'leave' ? said : `${said} (${acts[name].key.toUpperCase()})`;
      buttons[name].hidden = said === '';
      buttons[name].disabled = false;
    }
    // About a first move no spare moves are asked.
    buttons.spare.hidden = trial.tried.move !== undefined;
    buttons.side.disabled = trial.tried.move === undefined;
    buttons.pass.disabled = ended;
    buttons.threat.disabled = !threat;
    buttons.spare.disabled = !spare;
    buttons.back.disabled = given.length === 0;
    buttons.again.disabled = given.length === 0;
    buttons.keep.disabled = keep.length === 0;
  };
}

/** The same first move, for the other side. */
function otherSide(tried: TriedProof): TriedProof {
  const { move } = tried;
  return move ? { ...tried, move: { ...move, side: move.side === 'proof' ? 'right' : 'proof' } } : tried;
}
