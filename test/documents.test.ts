import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { koban } from './cli/run.ts';
import { TRIPLE_KO } from './fixtures/boards.ts';

const markdownIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/(?:^|[\\/])(?:node_modules|dist)[\\/]/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')));

const DOCUMENTS = markdownIn('docs');
const EXAMPLES = markdownIn('examples');
const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...DOCUMENTS, ...EXAMPLES];

/** The text without fences and code, in which nothing is a link. */
const prose = (page: string) =>
  readFileSync(page, 'utf8')
    .replace(/^( *)(`{3,})[^`\n]*\n[\s\S]*?^\1\2`*$/gm, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ' '));

const LINKS = /\]\(([^)\s]+)\)/g;
const PICTURES = /\s(?:src|srcset)="([^"]+)"/g;

function linksOf(
  page: string,
  place = LINKS,
): { readonly target: string; readonly anchor: string | undefined }[] {
  const found: { target: string; anchor: string | undefined }[] = [];
  for (const [, to] of prose(page).matchAll(place)) {
    if (/^[a-z]+:/.test(to!)) continue;
    const [file, anchor] = to!.split('#');
    found.push({ target: file === '' ? page : path.posix.join(path.posix.dirname(page), file!), anchor });
  }
  return found;
}

function anchorsOf(page: string): Set<string> {
  const text = readFileSync(page, 'utf8');
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id!)]);
}

/** Files that the package has under another name: a link to them would be dead where names have cases. */
const RENAMED = ['README.md', 'CHANGELOG.md', 'LICENSE'];

/** Whether a file goes into the package: `.vscodeignore` leaves everything out and takes patterns back in. */
function isShipped(file: string): boolean {
  const patterns = readFileSync('.vscodeignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) =>
      line
        .slice(1)
        .replace(/[.+]/g, '\\$&')
        .replaceAll('**/', '(?:.*/)?')
        .replaceAll(/(?<!\.)\*/g, '[^/]*'),
    );
  return patterns.some((pattern) => new RegExp(`^${pattern}$`).test(file));
}

test('name the version of the package that they run', () => {
  const without = [...PAGES, 'action.yml', '.pre-commit-hooks.yaml'].filter((page) =>
    /\bnpx (?:-\S+ )*koban(?!@\d)\b/.test(readFileSync(page, 'utf8')),
  );
  expect(without).toEqual([]);
});

test('the pages stay few and short: at most 48, and 80,000 words', () => {
  // What the folder `publish` has is input of the site.
  const pages = [...DOCUMENTS, ...EXAMPLES.filter((page) => path.posix.dirname(page) === 'examples')];
  const words = pages.flatMap((page) => readFileSync(page, 'utf8').match(/\S+/g) ?? []);
  expect(pages.length).toBeLessThanOrEqual(48);
  expect(words.length).toBeLessThanOrEqual(80_000);
});

describe('links', () => {
  test.each(PAGES)('of %s lead to files and headings that exist', (page) => {
    for (const { target, anchor } of [...linksOf(page), ...linksOf(page, PICTURES)]) {
      expect(existsSync(target), target).toBe(true);
      if (anchor !== undefined) expect([...anchorsOf(target)], `${target}#${anchor}`).toContain(anchor);
    }
  });

  test.each(PAGES.filter(isShipped))('of %s lead to files that the package has', (page) => {
    for (const { target } of linksOf(page)) {
      expect(isShipped(target), `${page} links to ${target}`).toBe(true);
      expect(RENAMED).not.toContain(target);
    }
  });

  test('the index names every page', () => {
    const named = new Set(linksOf('docs/README.md').map(({ target }) => target));
    for (const page of DOCUMENTS.filter((one) => one !== 'docs/README.md'))
      expect([...named]).toContain(page);
  });
});

describe('boards', () => {
  test.each(DOCUMENTS)('in %s have no error', (page) => {
    const { out } = koban(['check', '--format', 'json', page], { [page]: readFileSync(page, 'utf8') });
    const { diagnostics } = JSON.parse(out).files[0] as {
      diagnostics: { severity: string; message: string }[];
    };
    expect(diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
  });
});

test('boards that documents write into pages of HTML have no error', () => {
  const boards = DOCUMENTS.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/<koban-board[^>]*>\n([\s\S]*?)<\/koban-board>/g)].map(
      ([, text]) => ({ page, text: text!.replace(/^ {2}/gm, '') }),
    ),
  );
  expect(boards.length).toBeGreaterThan(0);
  for (const { page, text } of boards) {
    const { code, out } = koban(['check', 'a.goban'], { 'a.goban': text });
    expect(code, `${page}: ${out}`).toBe(0);
  }
});

describe('the moving picture of the guide', () => {
  const PICTURE = 'docs/screenshots/triple-ko.gif';
  const SOURCE = 'examples/triple-ko.goban';

  test('is what the exporter makes of the gallery', () => {
    const files = { [SOURCE]: readFileSync(SOURCE, 'utf8') };
    const options = ['--entry', '1', '--cell', '28', '--delay', '1100'];
    const { written } = koban(['render', SOURCE, ...options, '--out', PICTURE], files);
    expect(Buffer.from(written.get(PICTURE) as Uint8Array).equals(readFileSync(PICTURE))).toBe(true);
    expect(prose('docs/how-to/publish.md')).toContain(`(../screenshots/${path.basename(PICTURE)})`);
  });

  test.each(['README.md', 'docs/reference/cheat-sheet.md'])('claims what holds in the text of %s', (page) => {
    const [, entry] = /````markdown\n```goban\n([\s\S]*?)```\n````/.exec(readFileSync(page, 'utf8'))!;
    const { code, out } = koban(['check', 'a.goban'], { 'a.goban': entry! });
    expect(code, out).toBe(0);
  });
});

describe('the glossary', () => {
  const text = readFileSync('src/words/TERMS.md', 'utf8');
  const [terms, own] = [text.split("## Koban's own words")[0]!, text.split('## Sources')[1]!];
  const sources = new Set([...own.matchAll(/^\| ([A-Z]) \|/gm)].map(([, letter]) => letter!));
  const rows = [...terms.matchAll(/^\| (?!English|---)(.*) \|$/gm)].map(([, row]) => row!.split(' | '));

  test('has each term in four languages, each with a source or marked as ours', () => {
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) {
      expect(row, row[0]).toHaveLength(5);
      for (const term of row.slice(1)) expect(term, row[0]).toMatch(/\[[A-Z]( [A-Z])*(, [^\]]*)?\]|\bours\b/);
    }
  });

  test('names every source that it uses, and uses every source that it names', () => {
    const used = new Set(
      [...terms.matchAll(/\[([A-Z](?: [A-Z])*)[^\]]*\]/g)].flatMap(([, letters]) => letters!.split(' ')),
    );
    expect(used).toEqual(sources);
  });
});

describe('sentences', () => {
  const MOST = 25;

  /** The sentences of a page, without fences, tables, headings, quotations and targets of links. */
  const sentencesOf = (page: string) =>
    readFileSync(page, 'utf8')
      .replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2`*$/gm, '')
      .split(/\n\s*\n|\n(?=\s*(?:[*-]|\d+\.) )/)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part !== '' && !/^(?:#|<|>|\[|\|)/.test(part))
      .flatMap((part) =>
        part
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/“[^”]*”/g, 'quoted')
          .replace(/`[^`]*`/g, 'code')
          .replace(/<[^>]*>/g, '')
          .split(/(?<=[.!?:;])[)*_”"]*\s+/),
      );

  test('have at most 25 words in README, documents and the book', () => {
    const found = ['README.md', ...DOCUMENTS, ...EXAMPLES].flatMap((page) =>
      sentencesOf(page)
        .filter((sentence) => sentence.split(' ').filter((word) => /\w/.test(word)).length > MOST)
        .map((sentence) => `${page}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});

/** What Koban says of a text, but for hints. */
const problemsOf = (text: string) => {
  const { out } = koban(['check', '--format', 'json', '--budget', '10', 'a.goban'], { 'a.goban': text });
  const { diagnostics } = JSON.parse(out).files[0] as {
    diagnostics: { severity: string; code: string; message: string; line: number }[];
  };
  return diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning');
};

describe('lines of an entry in a sentence', () => {
  const LINES = {
    rules: 'rules: psk, spight, coupling, korean',
    goal: 'goal: capture d4 or a7',
    moves: 'moves: B d6 W b5 B f6 W d5 B b6 W f5',
  };
  /** Of lines that can be read, and that are about another board. */
  const OF_THIS_BOARD =
    /^(?:superko\.positional|game\.cycle|expect\.(?:failed|void|open)|play\.occupied|replay\.unknown|digit\.missing|size\.mismatch|link\.unknown-title)$/;
  /** Lines for `koban find`, and a rule that the page tells its reader to write. */
  const OTHER = /\?\*4|club-rule/;
  const KEYS =
    'expect|goal|threats|spare|rules|moves|first|outside|to-play|suicide|edges|size|passes|from|replays|label';
  const CODE = new RegExp(`\`((?:${KEYS}|max-cycle|hidden-kos): [^\`\\n…]+)\``, 'g');

  // The page of claims is made of the forms themselves.
  test.each(
    ['README.md', ...DOCUMENTS].filter(
      (page) => page !== 'docs/reference/claims.md' && readFileSync(page, 'utf8').search(CODE) >= 0,
    ),
  )('of %s can be read', (page) => {
    const text = readFileSync(page, 'utf8').replace(/^( *)(`{3,})[^`\n]*\n[\s\S]*?^\1\2`*$/gm, '');
    for (const [, line] of text.matchAll(CODE)) {
      if (OTHER.test(line!)) continue;
      const others = Object.entries(LINES).filter(([key]) => !line!.startsWith(`${key}:`));
      const entry = `# T\n${TRIPLE_KO}\n${others.map(([, other]) => other).join('\n')}\n${line}\n`;
      const unread = problemsOf(entry).filter(({ code }) => !OF_THIS_BOARD.test(code));
      expect(unread, line).toEqual([]);
    }
  });

  test('that claim a winner of the triple ko in README hold', () => {
    const claims = [...readFileSync('README.md', 'utf8').matchAll(/`(expect: [^`]+)`/g)].map(
      ([, claim]) => claim!,
    );
    expect(claims.length).toBeGreaterThan(0);
    const { code, out } = koban(['check', 'a.goban'], {
      'a.goban': `# T\n${TRIPLE_KO}\n${LINES.goal}\n${claims.join('\n')}\n`,
    });
    expect(code, out).toBe(0);
  });
});

test('what README tells its reader to try shows what it says', () => {
  const text = readFileSync('README.md', 'utf8');
  const [, entry = ''] = /````markdown\n```goban\n([\s\S]*?)```/.exec(text)!;
  const [, rules, moves, point] =
    /Write `([^`]+)` below its title, and `([^`]+)` behind its moves\. Rest the pointer on\s+`([^`]+)`/.exec(
      text,
    )!;
  const tried = entry.replace(/^(# .*)$/m, `$1\n${rules}`).replace(/^(moves: .*)$/m, `$1${moves}`);
  const found = problemsOf(tried).filter(({ code }) => !code.startsWith('expect.'));
  expect(found.map(({ code, severity }) => [code, severity])).toEqual([['superko.positional', 'error']]);
  expect(found[0]!.message).toContain(point!.toUpperCase());
});
