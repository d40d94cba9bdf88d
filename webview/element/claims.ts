/**
 * The claims of a board about outcomes: a button proves them, in the page, and offers what is
 * proven to be refuted. It is loaded only where there are such claims.
 */
import { placedOf, prepare } from '../../src/library/documents.ts';
import type { Entry } from '../../src/library/types.ts';
import type { CoordinateStyle, Look } from '../../src/render/index.ts';
import { isAboutOutcomes, loadOutcomes, pageProofs, workOfClaim } from '../../src/service/index.ts';
import type { SpokenLanguage } from '../../src/words/figure.ts';
import { message, say } from '../../src/words/page.ts';
import { offerProofs } from '../trial/adopt.ts';
import { inSlices } from '../trial/slices.ts';
import { button, html } from '../ui/dom.ts';
import { languagesInFull } from './languages.ts';

interface ClaimLook {
  readonly look: Look;
  readonly coordinates: CoordinateStyle;
  readonly language: SpokenLanguage;
}

export async function offerClaims(figure: HTMLElement, entry: Entry, look: ClaimLook): Promise<void> {
  const { placed } = placedOf(entry);
  const { analysis } = placed;
  const claims = analysis.syntax.expects.flatMap(({ claim }) => claim ?? []).filter(isAboutOutcomes);
  if (claims.length === 0) return;
  const speak = await languagesInFull(look.language);
  speak();
  const name = say(message('trial.try'));
  const node = html('div', { class: 'koban-proofs' });
  const start = button({}, [name], async () => {
    start.disabled = true;
    await loadOutcomes();
    const rules = claims.flatMap((claim) => ('rule' in claim && claim.rule !== null ? [claim.rule] : []));
    await prepare(rules, [placed]);
    for (const claim of claims) {
      const { work } = workOfClaim(analysis, claim);
      if (work) await inSlices(work.work());
    }
    speak();
    const all = pageProofs(analysis);
    const proofs = all.flatMap(({ claim, about, certificate }) =>
      certificate ? [{ claim, about, certificate }] : [],
    );
    const notes = [
      ...new Set(all.map(({ rests }) => rests)),
      ...all.flatMap(({ claim, note }) => (note === null ? [] : [`${claim}. ${note}`])),
    ];
    const none = all.length === 0 ? [say(message('trial.nothing'))] : [];
    node.replaceChildren(...[...notes, ...none].map((text) => html('p', { class: 'koban-note' }, [text])));
    if (proofs.length > 0)
      offerProofs(
        node,
        { ...proofWords(name), ...look, proofs },
        async () => (await import('./trial.ts')).openTrial,
      );
  });
  node.append(start);
  figure.append(node);
}

const proofWords = (name: string) => ({
  try: name,
  choose: say(message('trial.choose')),
  rule: say(message('wins.rule')),
});
