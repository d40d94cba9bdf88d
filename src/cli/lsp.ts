import { pageAt } from '../service/index.ts';
import { message, spokenLanguage } from '../words/index.ts';
import { type Command, UsageError } from './command.ts';

export const lspCommand: Command = {
  name: 'lsp',
  summary: message('help.lsp'),
  usage: '[--stdio]',
  options: [{ name: 'stdio', doc: message('help.lsp.stdio') }],
  notes: [message('help.lsp.notes', { page: pageAt('docs/how-to/other-editors') })],
  run(args, io) {
    if (args.files.length > 0) throw new UsageError(message('cli.lsp-files'));
    return io.serveLanguage(spokenLanguage());
  },
};
