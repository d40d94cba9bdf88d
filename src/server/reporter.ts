import type { Connection } from 'vscode-languageserver';

/** How problems of our own making are told: in the client's log. */
export function reporter(connection: Connection): { log(what: string, problem: unknown): void } {
  return {
    log(what, problem) {
      const told = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
      connection.console.error(`${what}: ${told}`);
    },
  };
}
