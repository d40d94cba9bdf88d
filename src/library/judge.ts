/** The facts of judged entries, loaded when they are first asked for. */
export { judge } from '../service/index.ts';
