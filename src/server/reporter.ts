import type { Connection } from 'vscode-languageserver';

/** How faults of the server are reported: in the client's log. */
export function reporter(connection: Connection): { log(what: string, problem: unknown): void } {
  return {
    log(what, problem) {
      const told = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
      connection.console.error(`${what}: ${told}`);
    },
  };
}
