/**
 * What languages lack, which is said in English: sentences, words in their tables, causes and remedies of diagnostics, and strings of the
 * manifest. `npm run languages` lists it, and a release refuses it.
 */
import { bundled } from './bundled.mjs';
import { diagnosticFiles, explainedIn } from './diagnostic-definitions.mjs';
import { nlsOf } from './manifest.mjs';
import { LANGUAGES } from './page-words.mjs';
import { CATALOGUES, samplesOfSentences } from './samples.mjs';

/**
 * For each language but English the codes and keys that it lacks, with the word where it is a table that lacks one.
 *
 * @returns {Promise<Map<string, string[]>>}
 */
export async function gapsOfLanguages() {
  const others = LANGUAGES.filter((id) => id !== 'en');
  const files = Object.keys(CATALOGUES);
  const catalogues = await bundled({
    stdin: {
      contents: others
        .flatMap((id, i) =>
          files.map((file, k) => `export * as _${i}_${k} from './src/words/${id}/${file}.ts';`),
        )
        .join('\n'),
      resolveDir: `${import.meta.dirname}/..`,
    },
  });
  const samples = samplesOfSentences();
  const explained = new Map(await Promise.all(others.map(explanationsIn)));
  const codes = [...(await diagnosticFiles()).values()].flatMap((groups) =>
    Object.values(groups).flatMap((group) => Object.keys(group)),
  );
  return new Map(
    others.map((id, i) => {
      const sentences = files.flatMap((file, k) => {
        const said = catalogues[`_${i}_${k}`][file === 'index' ? 'words' : CATALOGUES[file]];
        return [...(samples.get(file) ?? [])].flatMap(([code, all]) => gapsOf(said[code], code, all));
      });
      const strings = Object.keys(nlsOf('en') ?? {}).filter((key) => !(key in (nlsOf(id) ?? {})));
      const unexplained = codes.filter((code) => !(code in (explained.get(id) ?? {})));
      return [
        id,
        [
          ...new Set(sentences),
          ...unexplained.map((code) => `diagnostics: ${code}`),
          ...strings.map((key) => `manifest: ${key}`),
        ],
      ];
    }),
  );
}

/** Traditional Chinese is made of Simplified. @returns {Promise<[string, Record<string, unknown>]>} */
const explanationsIn = async (id) => [id, await explainedIn(id === 'zh-hant' ? 'zh-hans' : id)];

function gapsOf(sentence, code, samples) {
  if (!sentence) return [code];
  const lacking = samples.flatMap((args) => {
    try {
      sentence(args);
      return [];
    } catch (problem) {
      if (problem.name !== 'NoSentence') throw problem;
      return [`${code}: ${problem.message}`];
    }
  });
  return [...new Set(lacking)];
}
