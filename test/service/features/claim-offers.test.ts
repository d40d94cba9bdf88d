/** What completion offers behind each beginning of a claim. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { finish } from '../../../src/go/task.ts';
import { readEyesToOffer } from '../../../src/service/features/offers.ts';
import { complete, finishFindings } from '../../../src/service/index.ts';
import { marked, TRIPLE_KO } from '../marked.ts';

const KOS = `${TRIPLE_KO}
rules: spight, coupling, korean
rule: mine = psk with passes lift
moves: B d6 W b5 B f6 W d5
`;
const EYES = '+---------+\n| . X a X |\n| X X X O |\n| b X . X |\n| X O X X |\n';

const CLAIMS = [
  [KOS, 'move 3 is forbidden under spight with passes keep and suicide allowed'],
  [KOS, 'move 3 forbidden under mine'],
  [KOS, 'Move  4 ends under korean'],
  [KOS, 'hot after move 3: b5, d6 f6'],
  [KOS, 'hot after 3 : none'],
  [KOS, 'ko position after move 1: b5 b6'],
  [KOS, 'disturber after 3: white'],
  [KOS, 'cycle 6'],
  [KOS, 'captures 1 at move 2'],
  [KOS, 'repetition at move 4 of move 0'],
  [KOS, 'repetition at move 4 of the start'],
  [EYES, 'eye a of black is better than half'],
  [EYES, 'eye c2 is 1+b'],
] as const;

/** By beginning of a claim: what is inserted, with the label where it is another text. */
function offers(text: string, begun: string): string[] {
  const { analysis, offset } = marked(`${text}expect: ${begun}¦`);
  const [one] = analysis.entries;
  finishFindings(one!.analysis);
  finish(readEyesToOffer(analysis, offset, () => false));
  return complete(analysis, offset).map((offer) =>
    offer.label === offer.text ? offer.text : `${offer.label} → ${offer.text}`,
  );
}

const RECORDED: readonly { readonly claim: string; readonly offers: Readonly<Record<string, string[]>> }[] =
  JSON.parse(readFileSync(new URL('../../fixtures/claim-offers.json', import.meta.url), 'utf8'));

describe('completion of claims', () => {
  it('offers behind every beginning at least what was offered by hand-written expressions', () => {
    expect(RECORDED.map(({ claim }) => claim)).toEqual(CLAIMS.map(([, claim]) => claim));
    const missing: string[] = [];
    for (const [i, [text, claim]] of CLAIMS.entries()) {
      let recorded: string[] = [];
      for (let n = 0; n <= claim.length; n++) {
        const begun = claim.slice(0, n);
        recorded = RECORDED[i]!.offers[begun] ?? recorded;
        const offered = new Set(offers(text, begun));
        missing.push(...recorded.filter((one) => !offered.has(one)).map((one) => `${begun}¦ ${one}`));
      }
    }
    expect(missing).toEqual([]);
  });
});
