/**
 * Makes a page with many boards light: what its boards share (wood, colors of stones, long paths) is written once, and what only
 * scripts read is a packed file beside the page, since a hundred boards repeat most of it. `reader/boards.ts` unpacks it.
 */
import { deflateRawSync } from 'node:zlib';

/** A longer page leaves out the wheels that stand still: the script draws those that turn. */
const MOST_LENGTH = 290_000;
const WHEELS = /<svg[^>]* class="koban-svg koban-cycle"[\s\S]*?<\/svg>/g;

/** Shorter ones cost more as references than they save. */
const SHARED_LENGTH = 200;

/** The same for groups. */
const GROUP_LENGTH = 80;
const STONE = /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"\/>/g;
/** Two stones or more. */
const STONES = new RegExp(`(?:${STONE.source}){2,}`, 'g');

/**
 * @param {string} html
 * @param {string} file the name of the packed file
 */
export function lightened(html, file) {
  const { html: short, packed } = withPackedData(html, file);
  const whole = withSharedParts(short);
  return { html: whole.length > MOST_LENGTH ? withSharedParts(short.replace(WHEELS, '')) : whole, packed };
}

/**
 * @param {string} html
 * @param {string} file
 */
function withPackedData(html, file) {
  /** @type {Record<string, string>[]} */
  const values = [];
  const short = html.replace(/(?: data-koban(?:-proofs|-rules)?="[^"]*")+/g, (attributes) => {
    values.push(
      Object.fromEntries(
        [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value)]),
      ),
    );
    return ` data-packed="${values.length - 1}"`;
  });
  if (values.length === 0) return { html, packed: null };
  const packed = deflateRawSync(JSON.stringify(values), { level: 9 });
  const link = `<link id="packed" rel="preload" as="fetch" crossorigin href="${file}">\n`;
  return { html: link + short, packed };
}

const SIGNS = { quot: '"', lt: '<', gt: '>', amp: '&' };
/** @param {string} text */
const unescaped = (text) =>
  text.replace(/&(?:(quot|lt|gt|amp)|#(\d+));/g, (_, name, code) =>
    name ? SIGNS[name] : String.fromCodePoint(Number(code)),
  );

/** @param {string} html */
function withSharedParts(html) {
  const pictures = /<svg[^>]* class="koban-svg(?: koban-cycle)?"[\s\S]*?<\/svg>/g;
  const gradients = /<((?:linear|radial)Gradient) id="([^"]+)"([\s\S]*?)<\/\1>/g;
  const woods = /(<g class="koban-wood">)([\s\S]*?)(<\/g>)/g;
  const paths = / d="([^"]+)"/g;
  const drawn = html.match(pictures) ?? [];
  if (drawn.length < 2) return html;

  /** @type {Map<string, number>} */
  const times = new Map();
  for (const [, path] of drawn.join('').replace(woods, '').matchAll(paths))
    times.set(path, (times.get(path) ?? 0) + 1);

  /** @type {Map<string, string>} by what is shared: its identifier */
  const shared = new Map();
  const parts = [];
  const part = (content, write) => {
    let id = shared.get(content);
    if (id === undefined) {
      id = `_${shared.size.toString(36)}`;
      shared.set(content, id);
      parts.push(write(id));
    }
    return id;
  };

  const light = drawn.map((whole) => {
    // `reader.css` has the font.
    const picture = whole.replace(/ xmlns="[^"]*"| font-family="[^"]*"/g, '');
    /** @type {Map<string, string>} */
    const renamed = new Map();
    return picture
      .replace(gradients, (_, tag, id, rest) => {
        renamed.set(
          id,
          part(`${tag}${rest}`, (own) => `<${tag} id="${own}"${rest}</${tag}>`),
        );
        return '';
      })
      .replaceAll('<defs></defs>', '')
      .replace(/url\(#([^)]+)\)/g, (reference, id) =>
        renamed.has(id) ? `url(#${renamed.get(id)})` : reference,
      )
      .replace(woods, (_, begin, wood, end) => {
        const id = part(wood, (own) => `<g id="${own}">${wood}</g>`);
        return `${begin}<use href="#${id}"></use>${end}`;
      })
      .replace(/<path((?: [a-z-]+="[^"]*")*) d="([^"]+)"([^>]*)><\/path>/g, (path, before, d, after) => {
        if (d.length < SHARED_LENGTH || (times.get(d) ?? 0) < 2) return path;
        const id = part(d, (own) => `<path id="${own}" d="${relative(d)}"></path>`);
        return `<use href="#${id}"${before}${after}></use>`;
      })
      .replace(/><\/(?:circle|ellipse|path|rect|stop|use)>/g, '/>')
      .replace(STONES, (stones) => rowsOf(stones, part));
  });
  // Background, coordinates and kos are those of other boards of the page, too.
  /** @type {Map<string, number>} */
  const groups = new Map();
  for (const group of light.flatMap(groupsOf)) groups.set(group, (groups.get(group) ?? 0) + 1);
  const whole = light.map((picture) =>
    groupsOf(picture)
      .filter((group) => group.length > GROUP_LENGTH && (groups.get(group) ?? 0) > 1)
      .reduce((left, group) => {
        const id = part(group, (own) => `<g id="${own}">${group}</g>`);
        return left.replace(group, () => `<use href="#${id}"/>`);
      }, picture),
  );
  const icons = /(<svg class="koban-icon"[^>]*>)(.*?)(<\/svg>)/g;
  const body = html
    .replace(pictures, () => whole.shift() ?? '')
    .replace(icons, (_, begin, icon, end) => {
      const id = part(icon, (own) => `<g id="${own}">${icon}</g>`);
      return `${begin}<use href="#${id}"/>${end}`;
    });
  const all = parts.join('').replace(/><\/(?:path|rect|stop)>/g, '/>');
  // Colors that a page gives to figures hold for what they share.
  return `<svg class="shared koban-entry" aria-hidden="true">${all}</svg>\n${body}`;
}

/**
 * Stones of one row as a row of its own, since there are fewer kinds of rows than rows. A row lies on line 0 and is used further down.
 * @param {string} stones
 * @param {(content: string, write: (id: string) => string) => string} part
 */
function rowsOf(stones, part) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const [, x = '', y = '', r = ''] of stones.matchAll(STONE)) {
    const row = rows.get(y) ?? [];
    rows.set(y, row);
    row.push(`<circle cx="${x}" r="${r}"/>`);
  }
  return [...rows]
    .map(
      ([y, row]) =>
        `<use href="#${part(row.join(''), (id) => `<g id="${id}">${row.join('')}</g>`)}" y="${y}"/>`,
    )
    .join('');
}

/**
 * The groups that a picture consists of.
 * @param {string} picture
 */
function groupsOf(picture) {
  /** @type {string[]} */
  const groups = [];
  let depth = 0;
  let start = 0;
  for (const { 0: tag, index } of picture.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (tag !== '</g>') {
      if (depth++ === 0) start = index;
    } else if (--depth === 0) groups.push(picture.slice(start, index + tag.length));
  }
  return groups;
}

/**
 * Dots (`M30 40h0M56 40h0`), each from the one before it (`M30 40h0m26 0h0`).
 * @param {string} d
 */
function relative(d) {
  if (!/^(?:M[\d.]+ [\d.]+h0)+$/.test(d)) return d;
  let [x, y] = [0, 0];
  return d.replace(/M([\d.]+) ([\d.]+)/g, (_, toX, toY, at) => {
    const move = at === 0 ? `M${toX} ${toY}` : `m${round(toX - x)} ${round(toY - y)}`;
    [x, y] = [Number(toX), Number(toY)];
    return move;
  });
}

/** @param {number} value */
const round = (value) => Number(value.toFixed(2));
