/** Writes a claim. */
import { must } from '../../go/must.ts';
import type { Point } from '../../go/types.ts';
import type { RuleId } from '../../rules/rule.ts';
import { ruleWord } from '../../words/index.ts';
import type { Fields, FormNode } from './form.ts';
import { CLAIMS, type Claim } from './generated/kinds.ts';
import { joined } from './shown.ts';

const BY_KIND: ReadonlyMap<string, (typeof CLAIMS)[number]> = new Map(
  CLAIMS.map((kind) => [kind.kind, kind]),
);

export function kindOf(claim: Pick<Claim, 'kind'>): (typeof CLAIMS)[number] {
  return must(BY_KIND.get(claim.kind));
}

type Names = readonly [point: (point: Point) => string, rule: (rule: RuleId) => string];

/**
 * A claim as it is written, in the one way in which Koban writes it. `ruleName`: what a rule is
 * called where the claim stands.
 */
export function printClaim(
  claim: Claim,
  nameOf: (point: Point) => string,
  ruleName: (rule: RuleId) => string = ruleWord,
): string {
  return joined(pieces(kindOf(claim).node, claim as unknown as Fields, [nameOf, ruleName]));
}

/** @throws Error when the fields are not those of the form */
export function printForm(node: FormNode, fields: Fields, nameOf: (point: Point) => string): string {
  return joined(pieces(node, fields, [nameOf, String]));
}

function pieces(node: FormNode, fields: Fields, names: Names): string[] {
  const text = written(node, fields, names);
  if (text === null) throw new Error(`Fields that no form has: ${JSON.stringify(fields)}`);
  return text;
}

/** The pieces of a text; `null` where a value cannot be written by this node. */
function written(node: FormNode, fields: Fields, names: Names): string[] | null {
  switch (node.kind) {
    case 'word':
      return node.need === 'spare' ? [] : [node.word];
    case 'mark':
      return [node.mark];
    case 'slot': {
      const value = fields[node.name];
      const text = value === null || value === undefined ? null : node.slot.write(value, ...names);
      return text === null ? null : [text];
    }
    case 'value': {
      const isSo = Object.entries(node.fields).every(([name, value]) => isSame(fields[name], value));
      return isSo ? written(node.of, fields, names) : null;
    }
    case 'all': {
      const pieces: string[] = [];
      for (const one of node.of) {
        const text = written(one, fields, names);
        if (text === null) return null;
        pieces.push(...text);
      }
      return pieces;
    }
    case 'any':
      for (const one of node.of) {
        const text = written(one, fields, names);
        if (text) return text;
      }
      return null;
    case 'maybe': {
      const isAbsent = Object.keys(node.absent).every((name) => fields[name] === null);
      return isAbsent ? [] : written(node.of, fields, names);
    }
    case 'understood':
      return null;
  }
}

/** Empty lists are alike. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && a.length === 0 && b.length === 0);
}
