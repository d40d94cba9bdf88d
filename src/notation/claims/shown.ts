/** Shows the form of a kind of claim, and joins the pieces of one. */
import type { FormNode } from './form.ts';

/** What stands in a claim, with a blank between any two but before a colon and a comma. */
export function joined(pieces: readonly string[]): string {
  return pieces.reduce(
    (text, piece) => (/^\[?[:,]/.test(piece) || text === '' ? text + piece : `${text} ${piece}`),
    '',
  );
}

/** The form of a kind, for people: `move N allowed|forbidden [under RULE]`. */
export function shownForm({ node }: { readonly node: FormNode }): string {
  const numbers = [...'NMKLPQRSTU'];
  const shown = (one: FormNode): string[] => {
    switch (one.kind) {
      case 'word':
        return one.need === 'spare' ? [] : [one.word];
      case 'mark':
        return [one.mark];
      case 'slot':
        return [one.slot.shown || (numbers.shift() ?? 'N')];
      case 'all':
        return one.of.flatMap(shown);
      case 'any': {
        const ways = one.of.filter(({ kind }) => kind !== 'understood').map((way) => joined(shown(way)));
        const said = ways.filter((way) => way !== '').join('|');
        return [ways.includes('') ? `[${said}]` : said];
      }
      case 'value':
        return shown(one.of);
      case 'maybe':
        return [`[${joined(shown(one.of))}]`];
      case 'understood':
        return [];
    }
  };
  return joined(shown(node));
}
