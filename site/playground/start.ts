/** Starts the language server before the rest of the page is there, since both take their time. */
declare global {
  var kobanServer: Worker;
}

globalThis.kobanServer = new Worker('worker.js');

export {};
