/** Of each property its title, and what it means. */
type Properties = Readonly<Record<string, readonly [title: string, meaning: string]>>;

/** The sentences of properties: two codes of each. */
/* @__NO_SIDE_EFFECTS__ */
export function sentencesOfProperties<P extends Properties>(properties: P) {
  const sentences: Record<string, () => string> = Object.create(null);
  for (const [name, [title, meaning]] of Object.entries(properties)) {
    sentences[`sgf.property.${name}.title`] = () => title;
    sentences[`sgf.property.${name}.meaning`] = () => meaning;
  }
  return sentences as {
    readonly [C in `sgf.property.${keyof P & string}.${'title' | 'meaning'}`]: () => string;
  };
}
