/**
 * A Chromium for the tests, wherever there is one: named by `CHROMIUM`, else installed, else
 * Playwright's, else one from the npm registry (x64 Linux), unpacked once into `.browser/`. Prints
 * which it took.
 *
 *     node tools/browser.mjs      finds one, fetching it if need be
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { programAt } from './programs.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const CACHE = join(HERE, '../.browser');

/**
 * The last version that runs on Node 20. Its own code is not used: it unpacks to fixed places in
 * /tmp.
 */
const FROM_NPM = {
  name: '@sparticuz/chromium',
  version: '143.0.4',
  integrity:
    'sha512-/6I7uQTRhRDD2/gGPQ1Gkf+Dqk0RYDACPJDZfSzz0OWk4JmUTonNHPXbrn6UIklOHlnDLf8xAAzkOZKB/cJpLA==',
};

/**
 * Debian's `chromium-headless-shell` comes first: it has no windows, and the checks take a quarter
 * less processor time in it.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env['PROGRAMFILES(X86)']}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ],
};

/**
 * @returns {{ path: string, origin: string, env: Record<string, string> }} the program, how it was
 * found, and what its environment needs
 * @throws when there is none and none can be had, with what to do about it
 */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
    return { path: named, origin: 'named by CHROMIUM', env: {} };
  }
  const path = installed();
  if (path) return { path, origin: 'installed', env: {} };
  const playwrights = chromium.executablePath();
  if (existsSync(playwrights)) return { path: playwrights, origin: 'of Playwright', env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return fromNpm();
  throw new Error(
    'No Chromium or Chrome was found. Install one, or name one in the environment variable CHROMIUM.',
  );
}

/** Launches the browser, headless; says once which it is. */
export async function launchBrowser(options = {}) {
  const { path, origin, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath: path,
    // Chromium will not run as root in its sandbox; only pages of this project are opened here.
    args: ['--no-sandbox', ...(options.args ?? [])],
    env: { ...process.env, ...env },
    headless: true,
  });
  if (!told) console.error(`Browser: Chromium ${browser.version()}, ${origin} (${path}).`);
  told = true;
  return browser;
}
let told = false;

function installed() {
  const onPath = process.platform === 'linux' ? NAMES.map(programAt).find(Boolean) : undefined;
  return onPath ?? PLACES[process.platform]?.find((path) => existsSync(path));
}

function fromNpm() {
  const root = join(CACHE, FROM_NPM.version);
  if (!existsSync(root)) unpack(root);
  const path = join(root, 'chromium');
  const env = {};
  if (!existsSync('/etc/fonts')) env.FONTCONFIG_FILE = fontsOf(root);
  let missing = missingLibraries(path, env);
  if (missing.length > 0) {
    // The package brings the libraries that a bare machine lacks most often.
    env.LD_LIBRARY_PATH = [join(root, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
    missing = missingLibraries(path, env);
  }
  if (missing.length > 0) {
    throw new Error(
      `The Chromium from npm needs libraries that this machine lacks: ${missing.join(', ')}.\n` +
        'Install Chromium itself (Debian, Ubuntu: apt-get install chromium), or name one in CHROMIUM.',
    );
  }
  return { path, origin: `from npm (${FROM_NPM.name})`, env };
}

/**
 * The list of the fonts that the package brings: its own names places of another machine, and
 * without any font no letter at all is drawn.
 */
function fontsOf(root) {
  const file = join(root, 'fonts.conf');
  const list = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(root, 'fonts/fonts')}</dir><cachedir>${join(root, 'fonts-cache')}</cachedir></fontconfig>
`;
  if (!existsSync(file)) writeFileSync(file, list);
  return file;
}

function unpack(root) {
  console.error(`No Chromium is installed; fetching ${FROM_NPM.name} ${FROM_NPM.version} from npm …`);
  const draft = `${root}.tmp`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const packed = `${FROM_NPM.name}@${FROM_NPM.version}`;
  const file = execFileSync(
    'npm',
    ['pack', '--silent', '--loglevel=error', '--engine-strict=false', packed],
    {
      cwd: draft,
      encoding: 'utf8',
    },
  ).trim();
  const tarball = readFileSync(join(draft, file));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  if (integrity !== FROM_NPM.integrity)
    throw new Error(`${file} is not the file that was pinned: ${integrity}`);
  execFileSync('tar', ['-xzf', file], { cwd: draft });

  const bin = join(draft, 'package/bin');
  const inflate = (name) => brotliDecompressSync(readFileSync(join(bin, name)));
  const untar = (name, folder) => {
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xf', '-'], { cwd: folder, input: inflate(name) });
  };
  writeFileSync(join(draft, 'chromium'), inflate('chromium.br'));
  chmodSync(join(draft, 'chromium'), 0o755);
  untar('swiftshader.tar.br', draft);
  untar('al2023.tar.br', draft);
  untar('fonts.tar.br', join(draft, 'fonts'));
  rmSync(join(draft, 'package'), { recursive: true });
  rmSync(join(draft, file));
  renameSync(draft, root);
}

function missingLibraries(path, env) {
  const list = execFileSync('ldd', [path], { encoding: 'utf8', env: { ...process.env, ...env } });
  return [...list.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, origin } = findBrowser();
  console.log(`${path} (${origin})`);
}
