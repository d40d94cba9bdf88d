import { message } from '../../words/index.ts';
import { type Command, UsageError } from '../command.ts';

export const mcpCommand: Command = {
  name: 'mcp',
  summary: message('help.mcp'),
  usage: '',
  options: [],
  notes: [message('help.mcp.notes')],
  run(args, io) {
    if (args.files.length > 0) throw new UsageError(message('cli.mcp-files'));
    return io.serveTools();
  },
};
