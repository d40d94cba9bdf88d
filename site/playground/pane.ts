/** A page of the extension in a frame, and the messages between it and us. */
import { language } from './languages.ts';

export class Pane<From, To> {
  readonly frame = document.createElement('iframe');

  /** @param name of a page that is made for each language */
  constructor(name: 'board', title: string, receive: (message: From) => void) {
    this.frame.title = title;
    this.frame.src = `${name}.${language}.html`;
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source === this.frame.contentWindow && origin === location.origin) receive(data as From);
    });
  }

  post(message: To): void {
    this.frame.contentWindow?.postMessage(message, location.origin);
  }
}
