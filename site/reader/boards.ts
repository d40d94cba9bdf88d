/**
 * Gives the boards of a page what they step with, which the build has packed (`lighten.mjs`), and then
 * loads `koban/element`.
 */
const packed = document.getElementById('packed')?.textContent;
if (packed) await unpack(packed);
// An address that the bundler does not look into.
const element = new URL('koban/element.js', import.meta.url).href;
await import(element);

async function unpack(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const values: Record<string, string>[] = await new Response(stream).json();
  for (const node of document.querySelectorAll<HTMLElement>('[data-packed]'))
    for (const [name, value] of Object.entries(values[Number(node.dataset.packed)] ?? {}))
      node.setAttribute(name, value);
}

export {};
