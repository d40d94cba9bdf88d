/**
 * Orca, the screen reader of GNOME, as text: it runs on a virtual screen, and its log has what it would say. No voice is needed.
 */
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programAt } from '../../tools/programs.mjs';

/** How long to wait for what surely comes: a busy machine is slow, and no check is about time. */
const TIMEOUT_MS = 180_000;
const POLL_MS = 20;

const BUS = '/usr/libexec/at-spi-bus-launcher';

/** What Orca reads when it starts: each line of its log is there at once, and it looks for no voice, no braille and no whole page to read. */
const CUSTOMIZATIONS = `import orca.debug, orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.speechFactoryModules = []
orca.settings.enableBraille = False
orca.settings.sayAllOnLoad = False
`;

/**
 * What it says of itself, of the document that the focus is in and of what it has left, and the level in a tree, which it repeats when
 * it has been slow.
 */
const ITS_OWN =
  /^(?:Focus mode|Browse mode|leaving .*|main content|.*document web\.|Loading\. .*|Finished loading.*|.*frame\.|Screen reader on\.|tree level \d+\.)$/;

/** The browser with windows: Orca reads no headless one. */
export const browserPath = () => process.env.CHROMIUM ?? programAt('chromium');

/** The packages that this machine lacks, by their names in Debian. */
export function missingPackages() {
  return [
    ['orca', programAt('orca')],
    ['at-spi2-core', existsSync(BUS)],
    ['dbus', programAt('dbus-run-session')],
    ['xvfb', programAt('xvfb-run')],
    ['chromium', browserPath()],
  ].flatMap(([name, there]) => (there ? [] : [name]));
}

export class Reader {
  #children = [];
  #folder = mkdtempSync(join(tmpdir(), 'koban-orca-'));
  #log = join(this.#folder, 'orca.log');
  /** Lines that have been heard already. */
  #heard = 0;

  /** The environment of a program that is to be read. */
  get env() {
    const home = this.#folder;
    const run = join(home, 'run');
    return {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: run,
      ACCESSIBILITY_ENABLED: '1',
      GNOME_ACCESSIBILITY: '1',
    };
  }

  async start() {
    mkdirSync(join(this.#folder, 'run'), { mode: 0o700 });
    const own = join(this.#folder, '.local/share/orca');
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, 'orca-customizations.py'), CUSTOMIZATIONS);
    this.#run(BUS, ['--launch-immediately']);
    this.#run('orca', ['--debug-file', this.#log, '-e', 'speech']);
    const begun = () => this.#text().includes('ORCA: Starting registry');
    await until(begun, () => `Orca did not start:\n${this.#text().slice(-2000)}`);
  }

  stop() {
    // The launcher of the bus ends the bus, too, when it is asked to end.
    for (const child of this.#children.reverse()) child.kill();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }

  /** What it has said since it was heard last, up to a line with this word in it, of the page alone. */
  async hear(word) {
    let lines = [];
    const said = () => {
      lines = this.#lines().slice(this.#heard);
      return lines.some((line) => line.includes(word));
    };
    await until(said, () => `Orca never said “${word}”, but:\n${lines.join('\n')}`);
    this.#heard += lines.length;
    return lines.filter((line) => line !== '' && !ITS_OWN.test(line));
  }

  #text() {
    return existsSync(this.#log) ? readFileSync(this.#log, 'utf8') : '';
  }

  #lines() {
    const found = this.#text().matchAll(/SPEECH OUTPUT: '(.*)'(?: voice=\w+)?(?:\{.*\})?$/gm);
    return [...found].map(([, line]) => line.trim());
  }

  #run(program, args) {
    const out = openSync(join(this.#folder, 'out.log'), 'a');
    this.#children.push(spawn(program, args, { stdio: ['ignore', out, out], env: this.env }));
    closeSync(out);
  }
}

async function until(holds, said) {
  const end = Date.now() + TIMEOUT_MS;
  while (!holds()) {
    if (Date.now() > end) throw new Error(said());
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
}
