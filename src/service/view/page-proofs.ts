/** The proofs of claims, as pages carry them so that their readers can try to refute them. */
import { type Certificate, NO_SUPPLY, type Supply } from '../../outcome/index.ts';
import type { PageProof } from '../../protocol/page-proofs.ts';
import { message, say } from '../../words/index.ts';
import { type Analysis, evaluate, knownAnswer, questionsOf, restsOn } from '../analysis/index.ts';
import { suppliesWord, wantedStrategies } from './outcome-table.ts';
import { provenClaim } from './trial.ts';
import { ruleShort } from './verdict-lines.ts';

/** Bytes of a certificate, as JSON, that a page has room for. */
const MOST_BYTES = 100_000;

interface OwnProof extends PageProof {
  readonly certificate: Certificate | null;
}

/** The proofs of those claims of an entry that are known to hold, each once. */
export function pageProofs(analysis: Analysis): OwnProof[] {
  const found = new Map<string, OwnProof>();
  const has = ({ black, white }: Supply) => black + white > 0;
  const all = analysis.syntax.expects.flatMap(({ claim }) => {
    const asked = claim ? questionsOf(analysis, claim) : null;
    return asked && !('code' in asked) ? asked.questions : [];
  });
  const isSupplied = all.some(({ threats, spare }) => has(threats) || has(spare));
  for (const expect of analysis.syntax.expects) {
    const asked = expect.claim && questionsOf(analysis, expect.claim);
    if (!asked || 'code' in asked || evaluate(analysis, expect)?.status !== 'holds') continue;
    for (const question of asked.questions) {
      const certificate = knownAnswer(analysis, question)?.certificate;
      if (!certificate) continue;
      for (const n of wantedStrategies(certificate, asked.region)) {
        const strategies = certificate.strategies.slice(n, n + 1);
        const rests = say(restsOn(isSupplied ? null : question, asked.region));
        const one = proofOf(analysis, { ...certificate, strategies }, rests);
        found.set(one.claim, one);
      }
    }
  }
  return [...found.values()];
}

function proofOf(analysis: Analysis, certificate: Certificate, rests: string): OwnProof {
  const { rule, first, threats, spare = NO_SUPPLY, passes = 2, strategies } = certificate;
  const { owner = 'black', forces = [] } = strategies[0] ?? {};
  const bytes = JSON.stringify(certificate).length;
  const isTooLarge = bytes > MOST_BYTES;
  const kilobytes = (count: number) => Math.ceil(count / 1000);
  return {
    claim: say(provenClaim(certificate)),
    about: {
      rule: ruleShort(analysis, rule),
      when: say(message('wins.when', { first, threats: suppliesWord(threats, spare), passes })),
      owner,
      forces: say(message('wins.forces', { forces })),
    },
    certificate: isTooLarge ? null : certificate,
    note: isTooLarge
      ? say(message('trial.too-large', { size: kilobytes(bytes), most: kilobytes(MOST_BYTES) }))
      : null,
    rests,
  };
}
