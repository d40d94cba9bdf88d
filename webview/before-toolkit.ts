/**
 * Must be imported before the webview toolkit. While it loads, the toolkit adds an empty inline style element to the page, to find
 * out whether the browser knows `:focus-visible`. Our policy forbids inline styles: the console would show a breach, and the
 * answer would be no, so that each click left a focus ring. Until `toolkitLoaded` is called, a "style element" is therefore an
 * inert template with a constructed sheet, which answers the question as well and which no policy minds.
 */
const make = document.createElement;

document.createElement = function createElement(
  this: Document,
  name: string,
  options?: ElementCreationOptions,
) {
  if (name !== 'style') return make.call(this, name, options);
  const inert = make.call(this, 'template');
  Object.defineProperty(inert, 'sheet', { value: new CSSStyleSheet() });
  return inert;
} as typeof document.createElement;

export function toolkitLoaded(): void {
  // What is deleted is our own property; the method of the prototype shows again.
  Reflect.deleteProperty(document, 'createElement');
}
