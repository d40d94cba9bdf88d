import { type Command, UsageError } from './command.ts';

export const lspCommand: Command = {
  name: 'lsp',
  summary: 'be the language server of an editor',
  usage: '[--stdio]',
  options: [{ name: 'stdio', doc: 'over standard input and output, which is the only way there is' }],
  notes:
    'The editor starts it. What it shows depends on what the editor can do: docs/how-to/other-editors.md has settings for several.',
  run(args, io) {
    if (args.files.length > 0) throw new UsageError('the editor names the files');
    return io.serveLanguage();
  },
};
