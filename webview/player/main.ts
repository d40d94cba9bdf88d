/**
 * The player in its webview: wires state machine, page, keys, clock and the channel to the
 * extension together.
 */
import { messageOr, readMessage } from '../../src/protocol/message.ts';
import { Unpacker } from '../../src/protocol/patch.ts';
import { type FromPlayer, keptPlayer, toPlayer } from '../../src/protocol/player-messages.ts';
import { tellErrors } from '../ui/errors.ts';
import { keepFocusedElement } from '../ui/focus.ts';
import { onPlace } from '../ui/places.ts';
import { speakOnPage } from '../ui/words.ts';
import { listen } from './keyboard.ts';
import { initial, MOVE_TIME, type PlayerEvent, reduce, toSave } from './reducer.ts';
import { View } from './view.ts';
import '../ui/base.css';
import '../ui/lens.css';
import './style.css';
import './timeline/timeline.css';
import './words/words.css';
import './words/record.css';
import './wheel/wheel.css';
import './tree/moves.css';
import './write/comments.css';
import './sections/sections.css';
import './layout.css';

speakOnPage();
keepFocusedElement();
const vscode = acquireVsCodeApi();
const send = (message: FromPlayer) => vscode.postMessage(message);
onPlace((place) => send({ type: 'open', place }));

const kept = messageOr(keptPlayer, vscode.getState(), null);
let state = initial(kept);
let clock: ReturnType<typeof setTimeout> | undefined;

function dispatch(event: PlayerEvent): void {
  const before = state;
  const outcome = reduce(state, event);
  state = outcome.state;
  for (const message of outcome.send) send(message);
  if (state === before) return;
  view.update(state);
  if (!before.sequence) view.enter();
  vscode.setState(toSave(state));
  wind(before.playing && before.speed === state.speed && event.type !== 'tick');
}

/**
 * Sets the clock for the next move; one that is running already goes on when nothing about it has
 * changed.
 */
function wind(keep: boolean): void {
  if (state.playing && keep && clock !== undefined) return;
  clearTimeout(clock);
  clock = undefined;
  if (!state.playing) return;
  clock = setTimeout(() => {
    clock = undefined;
    dispatch({ type: 'tick' });
  }, MOVE_TIME / state.speed);
}

const view = new View(document.getElementById('koban') ?? document.body, dispatch, send);
view.update(state);
listen(document, dispatch);
window.addEventListener('focus', view.enter);

const unpacker = new Unpacker();
window.addEventListener('message', ({ data }) => {
  const message = readMessage(toPlayer, data);
  if (typeof message === 'string') {
    send({ type: 'error', message });
    return;
  }
  switch (message.type) {
    case 'focus':
      return window.focus();
    case 'note':
      return void view.note(message);
    case 'picture':
      return void view.copied(message);
    case 'about':
      return void view.explain(message);
    case 'lit':
      return view.light(message.point);
    case 'outcomes':
      return void view.outcomes.take(message.table);
    case 'comparison':
      return view.table.take(message.comparison);
    case 'tree':
      return void view.grow(message.tree);
    case 'eyes':
      return void view.tell(message);
    case 'sequence': {
      const whole = unpacker.unpack(message);
      // A page that says that it is there gets all of it.
      if (whole === 'lost') send({ type: 'ready', step: state.steps });
      else if (whole !== 'early') dispatch(whole);
      return;
    }
    default:
      dispatch(message);
  }
});
tellErrors((message) => send({ type: 'error', message }));
document.addEventListener('visibilitychange', () => {
  if (document.hidden) dispatch({ type: 'pause' });
});

// An editor whose window was reloaded learns from the page alone where it was.
send({ type: 'ready', ...(kept !== null && { kept }) });

// With an export the bundler takes this for a module, and leaves out what the page does not need.
// biome-ignore lint/complexity/noUselessEmptyExport: the package says that scripts are CommonJS
export {};
