/** The player in its webview: wires state machine, page, keys, clock and the channel to the extension together. */
import { Unpacker } from '../src/protocol/patch.ts';
import type { FromPlayer } from '../src/protocol/player.ts';
import { readPicture } from './copying.ts';
import { readEyes } from './eyes.ts';
import { listen } from './keyboard.ts';
import { readMessage } from './messages.ts';
import { initial, MOVE_TIME, type PlayerEvent, reduce, toSave } from './player.ts';
import { readSaved } from './saved.ts';
import { View } from './view.ts';
import { readNote } from './writing.ts';
import './base.css';
import './style.css';
import './timeline.css';
import './words.css';
import './ring.css';
import './comments.css';
import './layout.css';

const vscode = acquireVsCodeApi();
const send = (message: FromPlayer) => vscode.postMessage(message);

const kept = readSaved(vscode.getState());
let state = initial(kept);
let clock: ReturnType<typeof setTimeout> | undefined;

function dispatch(event: PlayerEvent): void {
  const before = state;
  const outcome = reduce(state, event);
  state = outcome.state;
  for (const message of outcome.send) send(message);
  if (state === before) return;
  view.update(state);
  vscode.setState(toSave(state));
  wind(before.playing && before.speed === state.speed && event.type !== 'tick');
}

/** Sets the clock for the next move; one that is running already goes on when nothing about it has changed. */
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

const view = new View(document.getElementById('koban') ?? document.body, dispatch, (message) =>
  vscode.postMessage(message),
);
view.update(state);
listen(document, dispatch);

const unpacker = new Unpacker();
window.addEventListener('message', ({ data }) => {
  const note = readNote(data);
  if (note) {
    view.note(note);
    return;
  }
  const picture = readPicture(data);
  if (picture) {
    view.copied(picture);
    return;
  }
  const eyes = readEyes(data);
  if (eyes) {
    view.tell(eyes);
    return;
  }
  const whole = unpacker.unpack(data);
  if (whole === 'early') return;
  // Who says that it is there is told everything.
  if (whole === 'lost') return send({ type: 'ready' });
  const message = readMessage(whole);
  if (typeof message === 'string') send({ type: 'error', message });
  else dispatch(message);
});
window.addEventListener('error', ({ message }) => send({ type: 'error', message: String(message) }));
window.addEventListener('unhandledrejection', ({ reason }) =>
  send({ type: 'error', message: String(reason) }),
);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) dispatch({ type: 'pause' });
});

// An editor whose window was reloaded is told by the page alone where it was.
send({ type: 'ready', ...(kept !== null && { kept }) });
