/** `npm run languages`: what the other languages lack and say in English. A release refuses it; nothing else does. */
import '../tools/made.mjs';
import { gapsOfLanguages } from '../tools/language-gaps.mjs';

for (const [language, gaps] of await gapsOfLanguages()) {
  console.log(`${language}: ${gaps.length === 0 ? 'complete' : `lacks ${gaps.length}`}`);
  for (const gap of gaps) console.log(`  ${gap}`);
}
