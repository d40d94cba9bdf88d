/** What claims need before they can be checked; it is loaded where there are claims. */
export { loadForClaim, workOfClaim } from '../service/index.ts';
