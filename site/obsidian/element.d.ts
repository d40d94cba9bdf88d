declare module '*/element.js' {
  export class KobanBoard extends HTMLElement {}
}
