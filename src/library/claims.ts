/** What claims need before they can be checked: a file of its own, loaded where there are claims. */
export { loadForClaim, workOfClaim } from '../service/index.ts';
