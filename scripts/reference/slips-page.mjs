/** What is said of slips, and the pages that show it. Pure: how a text is checked is given. */

const MADE = '<!-- Made by `npm run generate` from `scripts/reference/slips.mjs`. Do not edit by hand. -->';

/** A text with edits in lines and columns from 1. */
export function edited(text, edits) {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const at = (line, column) => starts[line - 1] + column - 1;
  let out = text;
  for (const one of [...edits].reverse())
    out = out.slice(0, at(one.line, one.column)) + one.text + out.slice(at(one.endLine, one.endColumn));
  return out;
}

/**
 * The groups with what `check` says of each slip, what helps, the text after it, and how many problems there
 * are before and after. `check(file, text)` gives diagnostics as `koban check --format json` does,
 * and `all` the sentences of one in every language.
 */
export async function slipsOf(groups, check, all) {
  const problems = async (file, text) =>
    // The verdict that a claim is about is no slip.
    (await check(file, text)).filter(({ code }) => code !== 'basic.recapture');
  const made = [];
  const silent = [];
  for (const { title, slips } of groups) {
    const rows = [];
    for (const [name, text, file = 'a.goban'] of slips) {
      const before = await problems(file, text);
      const one = before.find(({ help }) => help) ?? before[0];
      if (!one) {
        silent.push(`${title}: ${name}`);
        continue;
      }
      const { code, line, help } = one;
      const after = help && edited(text, help.edits);
      rows.push({
        title: name,
        file,
        text,
        code,
        line,
        ...all(file, text, one),
        ...(help && { after }),
        problems: [before.length, after === undefined ? before.length : (await problems(file, after)).length],
      });
    }
    made.push({ title, slips: rows });
  }
  if (silent.length > 0) throw new Error(`nothing is said of ${silent.join('; ')}`);
  return made;
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
/** Lines as code within a cell; no sign in them ends it. */
const code = (lines) =>
  lines
    .map(
      (line) =>
        `<code>${line.replace(/[&<|\\`$*_[\]#]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('  ', ' &nbsp;')}</code>`,
    )
    .join('<br>');

/** The lines that the help changes, and what they are then; the line of the problem where nothing helps. */
function changed({ text, after, line }) {
  const [before, now] = [text, after ?? text].map((one) => one.trimEnd().split('\n'));
  if (after === undefined) return { before: [before[line - 1]], now: null };
  let start = 0;
  while (start < before.length && before[start] === now[start]) start++;
  let [b, n] = [before.length, now.length];
  while (b > start && n > start && before[b - 1] === now[n - 1]) {
    b--;
    n--;
  }
  return { before: before.slice(start, b), now: now.slice(start, n) };
}

/** Of each kind so many are on the page. */
const SHOWN = 4;

/** The page of slips, those of entries before those of game records. */
export function slipsPage(groups) {
  const parts = groups.map(({ title, slips }) => {
    const rows = slips.slice(0, SHOWN).map((slip) => {
      const { before, now } = changed(slip);
      const link = `[\`${slip.code}\`](diagnostics.md#${slip.code.replace('.', '-')})`;
      const help = now === null ? '' : now.length === 0 ? cell(slip.help.en) : code(now);
      return `|${cell(slip.title)}|${code(before.length > 0 ? before : [''])}|${help}|${link}|`;
    });
    return `## ${title}\n\n|slip|written|write|code|\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Claims by example

${MADE}

What people write in an entry or a game record, and what they mean: claims, moves, boards, keys, what input methods write, and properties of SGF. Koban offers the third
column as a fix in the editor, and \`koban check\` prints it. Where that column is empty, the [diagnostic](diagnostics.md) of the last one says what to do. [Claims](claims.md) has
all forms, [notation](notation.md) all lines, [SGF](sgf.md) how Koban reads records.

Four of each kind are shown. \`slips.json\` beside this page has all, each text whole, with its message in five languages.

${parts.join('\n')}`;
}
