export { edit, openDocument, placeEdit } from './document.ts';
export { HOSTS, hostOf } from './hosts.ts';
