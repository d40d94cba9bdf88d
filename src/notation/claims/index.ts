/** The claims that an author can make of an entry. Each kind is a file that has its form. */
export { EYE_CLASSES } from './eye.ts';
export { type ClaimFault, type ClaimNames, slotsOf } from './form.ts';
export { CLAIMS, type Claim } from './generated/kinds.ts';
export { type Asked, type End, readThreatCount } from './outcome-parts.ts';
export { kindOf, printClaim } from './printing.ts';
export { type ClaimOffer, claimOffers, readClaim } from './reading.ts';
export { shownForm } from './shown.ts';
