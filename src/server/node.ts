/** The language server in Node: over IPC when VS Code starts it, over standard input and output with `--stdio`. */
import { createConnection } from 'vscode-languageserver/node';
import { serve } from './serve.ts';

serve(createConnection(), { now: () => performance.now(), pause: setImmediate });
