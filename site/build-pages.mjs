/**
 * The documents, the gallery and the changelog as pages of a book. Figures are those of `koban/markdown-it`, and `koban/element` lets
 * them step. A link or an anchor that leads nowhere, and a claim that does not hold, fail the build.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import MarkdownIt from 'markdown-it';
import MiniSearch from 'minisearch';
import { placeOf } from '../scripts/release/place.mjs';
import { buildHome, HOMES } from './build-home.mjs';
import { lightened } from './lighten.mjs';
import { excerpt, SEARCH } from './reader/search-options.mjs';

const ROOT = join(import.meta.dirname, '..');
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'";
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const list = (folder, ending) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .sort();

/** A page that leads on to another, and each of its parts to where that is now, with links for readers without scripts. */
function movedPage(from, to, { title, anchors }, parts) {
  const up = posix.relative(posix.dirname(from), '.') || '.';
  const hrefOf = (target) => posix.relative(posix.dirname(from), target);
  const href = hrefOf(to);
  const list = parts.map(
    ([anchor, target]) =>
      `<li><a data-part="${anchor}" href="${hrefOf(target)}">${anchor.replaceAll('-', ' ')}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title} · Koban</title>
<link rel="canonical" href="${href}">
<p>This page is now <a data-moved="${[...anchors].join(' ')}" href="${href}">${title}</a>.</p>${list.length > 0 ? `\n<ul>${list.join('')}</ul>` : ''}
<script type="module" src="${up}/moved.js"></script>
</html>
`;
}

/** Which files are pages, and what they are called as pages. */
const SOURCES = [
  'README.md',
  'CHANGELOG.md',
  ...list('docs', /\.md$/),
  ...list('examples', /^[^/]*\.(?:md|goban|sgf)$/),
];
const pageOf = (file) =>
  file
    .replace(/^README\.md$/, 'about.html')
    .replace(/(^|\/)README\.md$/, '$1index.html')
    .replace(/\.md$/, '.html')
    .replace(/\.(goban|sgf)$/, '.$1.html');

const placed = placeOf();
/** What `koban/element` lets step, and what it draws. */
const BOARDS = /class="koban-(?:stage|proofs)|<koban-board/;
/** Letters of a description that search engines show. */
const LEAD = 160;

/** @param {string} out the folder of the site */
export async function buildPages(out) {
  checkClaims();
  const homes = await buildHome(out);
  const { words: english } = /** @type {(typeof homes)[number]} */ (homes[0]);
  // It is built only then.
  const { default: koban } = await import(join(ROOT, 'dist/npm/plugins/markdown-it.js'));
  const md = new MarkdownIt({ html: true, linkify: false }).use(koban).use(anchors);
  const pages = new Map(SOURCES.map((file) => [file, rendered(md, file)]));
  const copied = new Set();
  const menu = menuOf(md, pages);
  const gallery = pages.get('examples/README.md');
  if (gallery) gallery.html = withCards(gallery.html, pages);
  // The documents are one book, the Book of Ko is another.
  const booksOf = (file) => menu.filter(({ index }) => index.split('/')[0] === file.split('/')[0]);
  const bookWith = (file) => booksOf(file).flatMap(({ links }) => links.map((one) => one.file));
  for (const [file, page] of pages) {
    const body = page.html.replace(
      /(<[a-z][^<>]*?\s(?:href|src|srcset)=")([^"]*)(")/g,
      (_, before, to, after) => before + linkOf(file, to, pages, copied) + after,
    );
    const target = join(out, pageOf(file));
    mkdirSync(dirname(target), { recursive: true });
    const packedFile = `${target}.boards`;
    const { html, packed } = lightened(body, posix.basename(packedFile));
    if (packed) writeFileSync(packedFile, packed);
    const own = file.includes('/') ? booksOf(file) : menu;
    const content = bookOf({ file, body: html, menu: own, beside: besides(bookWith(file), file), pages });
    const { title, lead } = page;
    writeFileSync(
      target,
      layout({
        at: pageOf(file),
        title: `${title} · Koban`,
        lead,
        content,
        words: english,
        hasBoards: BOARDS.test(body),
      }),
    );
  }
  for (const { language, file, title, lead, body, words } of homes) {
    const content = `<main class="home" id="content">\n${body}\n</main>`;
    writeFileSync(
      join(out, file),
      layout({ at: file, title, lead, content, words, language, hasBoards: true, isHome: true }),
    );
  }
  writeFileSync(join(out, '404.html'), layout(missingPage(english)));
  for (const [from, given] of Object.entries(JSON.parse(read('site/moved.json')))) {
    const { '': to, ...parts } = typeof given === 'string' ? { '': given } : given;
    const [target] = [to, ...Object.values(parts)].map((one) => {
      const [page = '', anchor = ''] = one.split('#');
      const found = [...pages].find(([file]) => pageOf(file) === page)?.[1];
      if (!found || (anchor && !found.anchors.has(anchor))) throw new Error(`${from}: no ${one}`);
      return found;
    });
    mkdirSync(dirname(join(out, from)), { recursive: true });
    writeFileSync(join(out, from), movedPage(from, to, target, Object.entries(parts)));
  }
  if (placed)
    writeFileSync(
      join(out, 'sitemap.xml'),
      sitemap(placed.site, [...homes.map(({ file }) => file), ...SOURCES.map(pageOf)]),
    );
  for (const file of copied) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(out, file));
  }

  const own = join(out, 'koban');
  mkdirSync(own, { recursive: true });
  for (const file of ['element.js', 'style.css']) copyFileSync(join(ROOT, 'dist/npm', file), join(own, file));
  cpSync(join(ROOT, 'dist/npm/parts'), join(own, 'parts'), { recursive: true });
  copyFileSync(join(ROOT, 'media/goban-light.svg'), join(out, 'icon.svg'));
  await esbuild.build({
    entryPoints: [
      'reader/search.ts',
      'reader/boards.ts',
      'reader/moved.ts',
      'reader/reader.css',
      'home/home.ts',
      'home/home.css',
    ].map((file) => join(import.meta.dirname, file)),
    entryNames: '[name]',
    bundle: true,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    target: 'es2022',
    format: 'esm',
    logLevel: 'warning',
    outdir: out,
  });
  const index = new MiniSearch(SEARCH);
  index.addAll(
    [...pages].flatMap(([file, page]) =>
      page.parts.map((part) => ({ ...part, id: `${pageOf(file)}${part.id}` })),
    ),
  );
  writeFileSync(join(out, 'search.json'), JSON.stringify(index));
}

/** Every claim of the gallery, by the command that authors run. Records of games have none. */
function checkClaims() {
  const files = SOURCES.filter((file) => /^examples\/.*\.(?:md|goban)$/.test(file));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/cli.js', 'check', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The gallery has errors.\n${stdout}${stderr}`);
}

/** A page: its title, its HTML, the anchors in it, and its parts for the search. */
function rendered(md, file) {
  const text = read(file);
  const notation = /\.(goban|sgf)$/.exec(file)?.[1];
  const name = posix.basename(file);
  const source = notation
    ? `# ${titleOf(file, text)}\n\n\`\`\`${notation}\n${text}\n\`\`\`\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`
    : text;
  /** @type {{ anchors: Set<string>, parts: { id: string, title: string, text: string }[] }} */
  const env = { anchors: new Set(), parts: [] };
  let html = md.render(source, env);
  if (file.startsWith('examples/') && name !== 'README.md') html += playLink(file, text);
  const [first] = env.parts;
  return {
    title: first?.title ?? name,
    lead: excerpt((env.parts.find(({ text }) => text !== '') ?? first).text.trim(), LEAD),
    html,
    anchors: env.anchors,
    parts: env.parts.map((part) => ({ ...part, page: first.title })),
  };
}

/**
 * The book's tables of chapters, texts and positions as cards, each with a board of what it leads to: the
 * first on which a rule says something and that no other card has, else the first.
 */
function withCards(html, pages) {
  const shown = new Set();
  const drawing = (board) => board.replace(/<title>[^<]*<\/title>|\bk[0-9a-z]+-/g, '');
  const card = (_, to, title, words) => {
    const { html = '' } = pages.get(`examples/${to}`) ?? {};
    // A position whose moves go round has its wheel beside it.
    const turning = to.endsWith('.md')
      ? undefined
      : html.match(/<figure[\s\S]*?<\/figure>/g)?.find((one) => one.includes('koban-cycle'));
    const drawn = (turning ?? html).match(/<svg[^>]* class="koban-svg"[\s\S]*?<\/svg>/g) ?? [];
    const others = drawn.filter((one) => !shown.has(drawing(one)));
    const board =
      others.find((one) => /koban-(?:forbidden|hot|mouth|ends)/.test(one)) ?? others[0] ?? drawn[0];
    if (!board) throw new Error(`the gallery has no board for ${to}`);
    shown.add(drawing(board));
    // The title of the card names it.
    const silent = (/** @type {string} */ picture) =>
      picture
        .replace(/<title>[^<]*<\/title>/, '')
        .replace(/ (?:role|aria-label|aria-labelledby)="[^"]*"/g, '')
        .replace('<svg', '<svg aria-hidden="true"');
    const [wheel = ''] = turning?.match(/<svg[^>]* class="koban-svg koban-cycle"[\s\S]*?<\/svg>/) ?? [];
    const pictures = silent(board) + (wheel && silent(wheel));
    return `<li><a href="${to}"><span class="board">${pictures}</span>${title}</a><p>${words}</p></li>`;
  };
  const cards = (_, rows) =>
    `<ul class="cards">${rows.replace(/<tr>\s*<td><a href="([^"]+)">(.*?)<\/a><\/td>\s*<td>(.*?)<\/td>\s*<\/tr>/gs, card)}</ul>`;
  const [before, ...sections] = html.split(/(?=<h2)/);
  const tables = sections.map((section) =>
    /^<h2 id="(?:chapters|the-texts|appendix)"/.test(section)
      ? section.replace(/<table>.*?<tbody>(.*?)<\/tbody>\s*<\/table>/s, cards)
      : section,
  );
  return before + tables.join('');
}

/** What a single position is called: as the list of the book has it, else by its first title, or the name of its game. */
export function titleOf(file, text) {
  const name = posix.basename(file).replaceAll('.', '\\.');
  const listed = new RegExp(`^\\| \\[([^\\]]+)\\]\\(${name}\\)`, 'm').exec(read('examples/README.md'));
  if (listed) return listed[1];
  const isRecord = file.endsWith('.sgf');
  const [, title = posix.basename(file)] = (isRecord ? /GN\[([^\]]*)\]/ : /^# (.+)$/m).exec(text) ?? [];
  return isRecord ? `${title} (SGF)` : title;
}

/** Opens the text in the playground, as a link that the playground itself would make. */
function playLink(file, text) {
  const shared = deflateRawSync(JSON.stringify([posix.basename(file), text])).toString('base64url');
  return `<p><a class="play" href="../playground/index.html#1.${shared}">Open in the playground</a></p>\n`;
}

/** Gives headings their anchors, as GitHub names them, and collects the parts of the page. */
function anchors(md) {
  md.core.ruler.push('anchors', ({ tokens, env }) => {
    let part;
    for (const [n, token] of tokens.entries()) {
      if (token.type === 'heading_open') {
        const title = wordsOf(tokens[n + 1]);
        const slug = title
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
          .replaceAll(' ', '-');
        let id = slug;
        for (let again = 1; env.anchors.has(id); again++) id = `${slug}-${again}`;
        env.anchors.add(id);
        token.attrSet('id', id);
        part = { id: env.parts.length === 0 ? '' : `#${id}`, title, text: '' };
        env.parts.push(part);
      } else if (token.type === 'inline' && part && tokens[n - 1]?.type !== 'heading_open')
        part.text += ` ${wordsOf(token)}`;
      for (const [, id] of `${token.content}`.matchAll(/<a (?:id|name)="([^"]+)"/g)) env.anchors.add(id);
    }
  });
}

function wordsOf({ children }) {
  return (children ?? [])
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : type === 'html_inline' ? '' : content))
    .join('');
}

/** Where a link of a page leads on the site. */
function linkOf(from, to, pages, copied) {
  if (/^(?:[a-z]+:|\/\/)/i.test(to) || to === '' || /^(?:#1\.|\.\.\/playground\/)/.test(to)) return to;
  const [path, anchor] = decodeURIComponent(to).split('#');
  const file = path === '' ? from : posix.join(posix.dirname(from), path).replace(/\/$/, '/README.md');
  if (!existsSync(join(ROOT, file))) throw new Error(`${from} has a link to ${to}, which is not there`);
  const page = pages.get(file);
  if (!page) {
    copied.add(file);
    return relative(from, file);
  }
  if (anchor !== undefined && !page.anchors.has(anchor) && !page.html.includes(`id="${anchor}"`))
    throw new Error(`${from} has a link to ${to}, but ${file} has no such part`);
  return path === ''
    ? `#${anchor}`
    : relative(from, pageOf(file)) + (anchor === undefined ? '' : `#${anchor}`);
}

const relative = (from, to) => posix.relative(posix.dirname(from), to) || posix.basename(to);

/** The contents of both books: the sections of the list of documents and of the Book of Ko, with the pages that they name. */
function menuOf(md, pages) {
  const sections = [];
  for (const [index, only] of Object.entries({
    'docs/README.md': /./,
    'examples/README.md': /^(?:Chapters|The texts|Appendix)$/,
  })) {
    const tokens = md.parse(read(index), { anchors: new Set(), parts: [] });
    for (const [n, { type, tag, children }] of tokens.entries()) {
      if (type === 'heading_open' && tag === 'h2') {
        const title = wordsOf(tokens[n + 1]);
        sections.push({
          title,
          index,
          links: [],
          shown: only.test(title),
        });
      }
      for (const token of children ?? []) {
        const file =
          token.type === 'link_open' && posix.join(posix.dirname(index), token.attrGet('href').split('#')[0]);
        const page = file && pages.get(file);
        const section = sections.at(-1);
        if (page && section?.shown && !sections.some(({ links }) => links.some((one) => one.file === file)))
          section.links.push({ file, title: page.title });
      }
    }
  }
  return sections.filter(({ shown, links }) => shown && links.length > 0);
}

/** The pages before and after one in the book. */
function besides(book, file) {
  const at = book.indexOf(file);
  return at < 0 ? [] : [book[at - 1], book[at + 1]];
}

/** What a page of the book has between head and foot: contents, text, the pages beside it. */
function bookOf({ file, body, menu, beside, pages }) {
  const link = (target, title) =>
    `<a href="${relative(file, pageOf(target))}"${target === file ? ' aria-current="page"' : ''}>${escaped(title)}</a>`;
  const [before, after] = beside.map((one) => one && link(one, pages.get(one).title));
  const sections = menu.map(
    ({ title, links }) =>
      `<details${links.some((one) => one.file === file) || file === 'README.md' ? ' open' : ''}><summary>${escaped(title)}</summary><ul>${links
        .map((one) => `<li>${link(one.file, one.title)}</li>`)
        .join('')}</ul></details>`,
  );
  return `<div class="book">
<nav class="contents" aria-label="Contents">
${sections.join('\n')}
</nav>
<main id="content">
<article>
${body}</article>
${before || after ? `<nav class="beside" aria-label="Beside">${before ? `<span>← ${before}</span>` : '<span></span>'}${after ? `<span>${after} →</span>` : ''}</nav>` : ''}
</main>
</div>`;
}

/** Servers show it at any address, so it leads to the first page by the address of the site, where there is one. */
function missingPage(words) {
  const home = placed ? `${placed.site}/` : '';
  const content = `<main class="home" id="content"><h1>${words['home.missing']()}</h1>
<p class="lead">${words['home.missing-text']()}</p>
<p class="doors"><a href="${home}index.html">Koban</a></p></main>`;
  return {
    at: '404.html',
    title: `${words['home.missing']()} · Koban`,
    lead: '',
    content,
    words,
    isHome: true,
    base: home,
  };
}

const sitemap = (site, files) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.map((file) => `<url><loc>${site}/${file.replace(/(^|\/)index\.html$/, '$1')}</loc></url>`).join('\n')}
</urlset>
`;

/**
 * A page of the site.
 *
 * @param {{ at: string, title: string, lead: string, content: string, words: Record<string, () => string>,
 *   language?: string, hasBoards?: boolean, isHome?: boolean, base?: string }} given `base`: what comes before addresses
 */
function layout({
  at,
  title,
  lead,
  content,
  words,
  language = 'en',
  hasBoards = false,
  isHome = false,
  base,
}) {
  const to = (target) => (base === undefined ? relative(at, target) : base + target);
  const script = (name) => `<script type="module" src="${to(name)}"></script>`;
  const link = (target, text) =>
    `<a href="${to(target)}"${target === at ? ' aria-current="page"' : ''}>${escaped(text)}</a>`;
  const home = HOMES.find((one) => one.language === language) ?? HOMES[0];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
${headOf({ at, title, lead })}
<link rel="icon" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to(isHome ? 'home.css' : 'reader.css')}">
${hasBoards || content.includes('class="koban-svg') ? `<link rel="stylesheet" href="${to('koban/style.css')}">\n` : ''}${hasBoards ? `${script('boards.js')}\n` : ''}${isHome && hasBoards ? `${script('home.js')}\n` : ''}${script('search.js')}
</head>
<body data-top="${to('index.html').replace(/index\.html$/, '')}" data-nothing="${escaped(words['home.nothing']())}">
<a class="skip" href="#content">${words['home.skip']()}</a>
<header>
<nav aria-label="${words['home.site']()}">
${link(home.file, 'Koban')}
${link('docs/index.html', words['home.contents']())}
${link('examples/index.html', words['home.gallery']())}
<a href="${to('playground/index.html')}">${words['playground.name']().replace(/^Koban (.)/u, (_, letter) => letter.toUpperCase())}</a>
${link('CHANGELOG.html', words['home.changes']())}
</nav>
<search><input id="search" type="search" placeholder="${words['home.search']()}" aria-label="${words['home.search']()}" autocomplete="off" spellcheck="false"><ul id="found" hidden></ul></search>
</header>
${content}
</body>
</html>
`;
}

/** What search engines and previews of links show; they want whole addresses. */
function headOf({ at, title, lead }) {
  const tags = [
    ['name', 'description', lead],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Koban'],
    ['property', 'og:title', title],
    ['property', 'og:description', lead],
  ];
  const links = HOMES.some(({ file }) => file === at)
    ? HOMES.map(
        ({ language, file }) =>
          `<link rel="alternate" hreflang="${language}" href="${placed ? `${placed.site}/` : ''}${file}">`,
      )
    : [];
  if (placed) {
    const address = `${placed.site}/${at.replace(/(^|\/)index\.html$/, '$1')}`;
    tags.push(['property', 'og:url', address], ['property', 'og:image', `${placed.site}/preview.png`]);
    links.push(`<link rel="canonical" href="${address}">`);
  }
  return [
    ...tags
      .filter(([, , content]) => content !== '')
      .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}">`),
    ...links,
  ].join('\n');
}

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
