import { type Args, english, type Message, type RuleWord, ruleWord, say } from '../../words/index.ts';

/**
 * A message in what Koban prints for programs: its arguments, and the sentence in English whatever
 * the language of the reader.
 */
export function printed(said: Message): { readonly args: Args; readonly message: string } {
  return { args: printedArgs(said.args), message: say(said, english) };
}

/** Arguments for programs: rules that authors have written stand there by their names. */
export function printedArgs(args: Args): Args {
  return named('', args) as Args;
}

function named(key: string, value: unknown): unknown {
  if (typeof value === 'string')
    return (key === 'rule' || key === 'rules') && value.includes('\n') ? ruleWord(value as RuleWord) : value;
  if (Array.isArray(value)) return value.map((one) => named(key, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, named(name, one)]));
}
