import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../src/rules/rule.ts';

/** The arrows of `src/README.md`: what the files of a layer may import, besides those of their own layer. */
const LAYERS: Record<string, readonly string[]> = {
  'src/words': [],
  'src/go': [],
  'src/protocol': ['src/go', 'src/notation', 'src/rules'],
  'src/cycles': ['src/go'],
  'src/rules': ['src/words', 'src/go', 'src/cycles'],
  'src/eyes': ['src/go'],
  'src/outcome': ['src/words', 'src/go', 'src/rules'],
  'src/notation': ['src/words', 'src/go', 'src/rules/rule.ts', 'src/rules/variants.ts'],
  'src/document': ['src/go', 'src/notation'],
  'src/render': ['src/words/page.ts', 'src/go', 'src/protocol'],
  'src/raster': ['src/go', 'src/render'],
  'src/pictures': ['src/words/page.ts', 'src/go', 'src/protocol', 'src/render', 'src/raster'],
  'src/preview': [
    'src/words',
    'src/go',
    'src/notation',
    'src/document',
    'src/protocol',
    'src/render',
    'src/pictures',
    'src/service',
  ],
  'src/service': [
    'src/words',
    'src/go',
    'src/cycles',
    'src/rules',
    'src/eyes',
    'src/outcome',
    'src/notation',
    'src/document',
    'src/protocol',
    'src/render',
  ],
  'src/server': [
    'src/words',
    'src/go',
    'src/rules',
    'src/notation',
    'src/document',
    'src/service',
    'src/protocol',
  ],
  'src/library': [
    'src/words',
    'src/go',
    'src/rules',
    'src/outcome',
    'src/document',
    'src/notation',
    'src/service',
    'src/render',
    'src/pictures',
    'src/preview',
    'src/protocol',
  ],
  'src/find': [
    'src/words',
    'src/go',
    'src/collection',
    'src/rules',
    'src/outcome',
    'src/eyes',
    'src/notation',
    'src/document',
    'src/service',
    'src/protocol',
    'src/render',
    'src/pictures',
  ],
  'src/collection': ['src/words', 'src/go', 'src/notation', 'src/document', 'src/service'],
  'src/cli': [
    'src/words',
    'src/find',
    'src/collection',
    'src/go',
    'src/rules',
    'src/eyes',
    'src/outcome',
    'src/notation',
    'src/document',
    'src/service',
    'src/protocol/json-strings.ts',
    'src/protocol/project.ts',
    'src/render',
    'src/pictures',
    'src/preview',
  ],
  'src/board': ['src/words/extension.ts', 'src/protocol', 'src/document/fence.ts'],
  'src/extension': [
    'src/cli/mcp/call.ts',
    'src/cli/mcp/job.ts',
    'src/document/languages.ts',
    'src/words/index.ts',
    'src/words/extension.ts',
    'src/board',
    'src/service',
    'src/protocol',
    'src/preview',
    'src/pictures',
    'src/find/quest.ts',
    'src/find/jobs.ts',
    'src/find/forms.ts',
  ],
  webview: [
    'src/words/page.ts',
    'src/words/figure.ts',
    'src/words/figures.ts',
    'src/go/bisect.ts',
    'src/go/must.ts',
    'src/protocol',
    'src/render',
    'src/preview',
    'src/library',
    'src/service/index.ts',
  ],
};

/**
 * Rooms: folders whose files are imported from outside through the door alone, their `index.ts`. A room within a room has a door
 * for its neighbors. `doors`: others that a room has. `arrows`: the neighbors whose doors the files of the room may use.
 *
 * In `src/go` and `src/protocol` each file is a noun or a wire that others speak of, and so a door; of `src/render` pages take only what
 * they draw with. The notations and the documents, whose rooms lie within rooms, have a test of their own below.
 */
const ROOMS: Record<string, { readonly arrows?: readonly string[]; readonly doors?: readonly string[] }> = {
  // Pages and what draws in them may not bring all sentences along, and the extension has sentences of its own.
  'src/words': {
    doors: ['src/words/page.ts', 'src/words/figure.ts', 'src/words/figures.ts', 'src/words/extension.ts'],
  },
  'src/cycles': {},
  // A rule is named by what it is (`rule.ts`, `variants.ts`) without the rules that are there.
  'src/rules': {
    doors: ['rule', 'variants', 'referee', 'verdict', 'quick', 'text'].map((file) => `src/rules/${file}.ts`),
  },
  'src/eyes': {},
  'src/outcome': {},
  'src/raster': {},
  'src/pictures': { doors: ['src/pictures/sequence.ts', 'src/pictures/scene.ts'] },
  'src/preview': {
    doors: ['plugin', 'entry', 'playable', 'problems'].map((file) => `src/preview/${file}.ts`),
  },
  'src/library': {
    doors: ['types', 'documents', 'sequence', 'words', 'sgf', 'encoding'].map(
      (file) => `src/library/${file}.ts`,
    ),
  },
  // A search under way is known without what searches.
  'src/find': { doors: ['src/find/quest.ts', 'src/find/jobs.ts', 'src/find/forms.ts'] },
  'src/collection': {},
  'src/board': {},
  'src/service': {},
  'src/service/analysis': { arrows: [] },
  'src/service/view': { arrows: ['analysis'] },
  'src/service/write': { arrows: ['analysis'] },
  'src/service/export': { arrows: ['analysis', 'view'] },
  'src/service/features': { arrows: ['analysis', 'view', 'export'] },
  'src/service/sgf': { arrows: ['analysis', 'view', 'write', 'export', 'features'] },
};

/** What may be imported that is no file of the project. Layers not named here import nothing of the kind. */
const PACKAGES: Record<string, RegExp> = {
  'src/notation': /^@sabaki\/sgf\/src\/helper\.js$/,
  'src/protocol': /^valibot$/,
  'src/server': /^vscode-languageserver(\/|$)|^vscode-languageserver-textdocument$|^node:/,
  'src/raster': /^(gifenc|fflate)$/,
  'src/cli': /^node:|^tinyglobby$|^valibot$|^chardet$|^ignore$|^@modelcontextprotocol\/server/,
  'src/extension': /^vscode$|^node:worker_threads$|^vscode-languageclient(\/|$)/,
  webview: /^@vscode\/webview-ui-toolkit$|^koban:(style|host-themes|host-forced|wheel-style|lens-style)$/,
};

const ROOT = path.join(import.meta.dirname, '..');
/** Lines of a file: a file is what belongs together. */
const LONGEST = 600;

interface Import {
  readonly specifier: string;
  /** The file, for one of the project's own. */
  readonly target: string | null;
  readonly typeOnly: boolean;
}

function filesUnder(folder: string): string[] {
  const entries = readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

const sources = [...filesUnder('src'), ...filesUnder('webview')].filter((file) => /\.(ts|css)$/.test(file));
const modules = sources.filter((file) => file.endsWith('.ts'));
const text = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** All ways in which a module names another: `import … from`, `export … from`, `import '…'`, `import('…')`. */
function importsOf(file: string): Import[] {
  const code = text(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern =
    /\b(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]*?\sfrom\s+)?(['"])([^'"]+)\2|\bimport\s*\(\s*(['"])([^'"]+)\4/g;
  return [...code.matchAll(pattern)].map((match) => {
    const specifier = match[3] ?? match[5]!;
    const own = specifier.startsWith('.');
    const target = own ? path.posix.join(path.posix.dirname(file), specifier) : null;
    return { specifier, target, typeOnly: match[1] !== undefined };
  });
}

/** A definition of a rule stands with its code and belongs to the words: it is what English says of the rule. */
const roomed = (file: string) =>
  file.replace(/^src\/rules\/([\w-]+)\/definition\.ts$/, 'src/words/en/$1/definition.ts');

const graph = new Map(
  modules.map((file) => {
    const imports = importsOf(file).map((one) => ({ ...one, target: one.target && roomed(one.target) }));
    return [roomed(file), imports] as const;
  }),
);

function layerOf(file: string): string {
  return Object.keys(LAYERS).find((layer) => file.startsWith(`${layer}/`)) ?? file;
}

const within = (file: string, places: readonly string[]) =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

const targetsOf = (imports: readonly Import[]) => imports.flatMap(({ target }) => (target ? [target] : []));

/** The sets of more than one file in which each file reaches each other, by Tarjan's algorithm. */
function circlesOf(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    let least = number;
    stack.push(file);
    for (const target of arrows.get(file) ?? []) {
      if (!order.has(target)) least = Math.min(least, visit(target));
      else if (stack.includes(target)) least = Math.min(least, order.get(target)!);
    }
    if (least === number) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return least;
  };
  for (const file of arrows.keys()) if (!order.has(file)) visit(file);
  return circles;
}

describe('architecture', () => {
  it('is read rightly: the imports that are there are seen', () => {
    expect(graph.get('src/go/play.ts')!.map((one) => one.target)).toEqual([
      'src/go/position.ts',
      'src/go/types.ts',
    ]);
    expect(modules.length).toBeGreaterThan(50);
    const targets = [...graph.values()].flat().flatMap(({ target }) => (target ? [target] : []));
    const known = sources.map(roomed);
    expect(targets.filter((target) => !target.endsWith('.json') && !known.includes(target))).toEqual([]);
  });

  it('has a layer for every folder', () => {
    const folders = new Set(modules.map((file) => layerOf(file)));
    expect([...folders].filter((folder) => !(folder in LAYERS))).toEqual([]);
  });

  it('has arrows that go one way', () => {
    const wrong: string[] = [];
    for (const [file, imports] of graph) {
      const layer = layerOf(file);
      for (const { specifier, target } of imports) {
        if (target === null) {
          if (!PACKAGES[layer]?.test(specifier)) wrong.push(`${file} -> ${specifier}`);
        } else if (target === 'package.json') {
          if (!['src/cli', 'src/server'].includes(layer)) wrong.push(`${file} -> ${target}`);
        } else if (target === 'schemas/koban.schema.json') {
          if (layer !== 'src/cli') wrong.push(`${file} -> ${target}`);
        } else if (!within(target, [layer, ...LAYERS[layer]!])) wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has rooms with doors, and no import past a door', () => {
    const rooms = Object.keys(ROOMS);
    const wrong: string[] = [];
    for (const [file, imports] of graph) {
      for (const { target } of imports) {
        if (target === null) continue;
        for (const room of rooms) {
          const doors = [`${room}/index.ts`, ...(ROOMS[room]?.doors ?? [])];
          const isPast = within(target, [room]) && !within(file, [room]) && !doors.includes(target);
          if (isPast) wrong.push(`${file} -> ${target}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    for (const room of rooms) expect(text(`${room}/index.ts`)).toMatch(/^\/\*\*[\s*]+[A-Z][^.]*\.\s/);
  });

  it('has arrows between the rooms of a house that go one way', () => {
    const wrong: string[] = [];
    for (const [room, { arrows }] of Object.entries(ROOMS)) {
      if (!arrows) continue;
      const house = path.posix.dirname(room);
      const allowed = [room, ...arrows.map((one) => `${house}/${one}/index.ts`)];
      for (const [file, imports] of graph) {
        if (!within(file, [room])) continue;
        for (const { target } of imports)
          if (target && within(target, [house]) && !within(target, allowed))
            wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('knows in one place that there are two languages', () => {
    const branches = modules
      .filter(
        (file) =>
          file !== 'src/service/texts.ts' &&
          !/\/sgf(\/|\.ts$)|^src\/words\/|\/contributed-commands\.ts$/.test(file),
      )
      .flatMap((file) =>
        (
          text(file).match(/\bisSgfAt\b|(?<!this|koban|\\)\.(?:sgf|isWhole)\b|\\\.sgf\b|language === '/g) ??
          []
        ).map(() => file),
      );
    expect(branches.length).toBeLessThanOrEqual(5);
  });

  it('has few circles of files that know each other, types included, and none of more than four files', () => {
    const circles = circlesOf(new Map([...graph].map(([file, imports]) => [file, targetsOf(imports)])));
    expect(circles.filter((circle) => circle.length > 4)).toEqual([]);
    expect(circles.length).toBeLessThanOrEqual(6);
  });

  it('lets only the extension import vscode, and protocol import nothing of the project but types', () => {
    for (const [file, imports] of graph) {
      if (imports.some(({ specifier }) => specifier === 'vscode'))
        expect(layerOf(file)).toBe('src/extension');
      if (layerOf(file) !== 'src/protocol') continue;
      const foreign = imports.filter(({ target }) => target !== null && layerOf(target) !== 'src/protocol');
      expect(foreign.filter(({ typeOnly }) => !typeOnly)).toEqual([]);
    }
  });

  it('names the folders of single rules nowhere but in their registry', () => {
    const wrong: string[] = [];
    for (const [file, imports] of graph) {
      for (const { target } of imports) {
        const folder = /^src\/rules\/([\w-]+)\//.exec(target ?? '')?.[0];
        if (!folder || file.startsWith('src/rules/')) continue;
        wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  // What a rule can be asked, and what part it plays where no author named one, says the rule. `none`, `basic` and `japanese` mean other things, too.
  it('names single rules nowhere but in the rules, in sentences, and where RU of SGF does', () => {
    const names = RULE_IDS.filter((id) => !['none', 'basic', 'japanese'].includes(id));
    const literal = new RegExp(`(['"])(?:${names.join('|')})(?: with [^'"]*)?\\1`, 'g');
    const named = modules
      .filter((file) => !/^src\/(?:rules|words|notation\/sgf)\//.test(file))
      .flatMap((file) => {
        const code = text(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
        return [...code.matchAll(literal)].map(([name]) => `${file}: ${name}`);
      });
    // Types that stand alone, since programs read them without the sources, are made (`npm run generate`).
    expect(named.filter((one) => !one.startsWith('src/library/types.ts'))).toEqual([]);
  });

  it('has no rule that imports another, and no import past the door of the cycles', () => {
    const wrong: string[] = [];
    for (const [file, imports] of graph) {
      const rule = /^src\/rules\/([\w-]+)\//.exec(file)?.[1];
      for (const { target } of imports) {
        const other = /^src\/rules\/([\w-]+)\//.exec(target ?? '')?.[1];
        const past = target?.startsWith('src/cycles/') && target !== 'src/cycles/index.ts';
        if (past && !file.startsWith('src/cycles/')) wrong.push(`${file} -> ${target}`);
        if (rule && rule !== 'generated' && other && other !== rule && other !== 'shared')
          wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has no import past a door of the notations and of the documents', () => {
    const doors = [...graph.keys()].filter((file) =>
      /^src\/(?:document\/(?:fence|languages)|(?:document|notation(?:\/[\w-]+)?)\/index)\.ts$/.test(file),
    );
    const roomOf = (file: string) =>
      doors
        .map((door) => path.posix.dirname(door))
        .filter((room) => file.startsWith(`${room}/`))
        .at(-1);
    const wrong: string[] = [];
    for (const [file, imports] of graph) {
      for (const { target } of imports) {
        const room = roomOf(target ?? '');
        if (!target || !room || room === roomOf(file) || doors.includes(target)) continue;
        // What the notations are made of is theirs alone: types, texts, messages.
        if (room === 'src/notation' && file.startsWith('src/notation/')) continue;
        wrong.push(`${file} -> ${target}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(doors.length).toBeGreaterThanOrEqual(9);
  });

  // A lone carriage return ends a line, too: `notation/text.ts` knows, and `LINE_END` is for expressions.
  it('knows in one place what ends a line', () => {
    const own = /\\r\?\\n|split\([/']\\r/;
    const named = modules.filter((file) => own.test(text(file)));
    expect(named).toEqual([]);
  });

  // Types are gone at run time, so two files may know each other's.
  it('has no cycle of imports between files', () => {
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (file: string, trail: readonly string[]) => {
      if (trail.includes(file)) {
        cycles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
        return;
      }
      if (done.has(file)) return;
      for (const { target, typeOnly } of graph.get(file) ?? []) {
        if (target && !typeOnly) visit(target, [...trail, file]);
      }
      done.add(file);
    };
    for (const file of modules) visit(file, []);
    expect(cycles).toEqual([]);
  });

  it(`has no file above ${LONGEST} lines`, () => {
    const long = sources.filter((file) => text(file).split('\n').length > LONGEST);
    expect(long).toEqual([]);
  });

  it('has a core that knows no Node and no DOM: it compiles without their types', () => {
    const tsc = path.join(
      path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
      'bin/tsc',
    );
    const project = path.join(ROOT, 'tsconfig.core.json');
    const run = spawnSync(process.execPath, [tsc, '--noEmit', '--singleThreaded', '-p', project], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    expect(run.stdout + run.stderr).toBe('');
    expect(run.status).toBe(0);
  });
});

it('the code map lists every file that a build takes in the place of another', () => {
  const map = readFileSync('src/README.md', 'utf8');
  const { stdout } = spawnSync('git', ['ls-files', 'src'], { encoding: 'utf8' });
  const files = stdout
    .split('\n')
    .filter((file) => /(?:-later|-apart|-built|-once|-in-pages|\/later|\/apart)\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !map.includes(file.slice('src/'.length)))).toEqual([]);
});
