import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe-core finds nothing in a page or frame; frames in it are pages of their own. */
export async function assertAccessible(frame) {
  await frame.evaluate(axe);
  const told = await frame.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], iframes: false });
    return violations.map(
      (v) => `${v.id}: ${v.nodes.map((n) => `${n.target} ${n.failureSummary}`).join('\n')}`,
    );
  });
  assert.deepEqual(told, []);
}
