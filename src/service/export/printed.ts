import { type Args, english, type Message, say } from '../../words/index.ts';

/**
 * A message in what Koban prints for programs: its arguments, and the sentence in English whatever
 * the language of the reader.
 */
export function printed(said: Message): { readonly args: Args; readonly message: string } {
  return { args: said.args, message: say(said, english) };
}
