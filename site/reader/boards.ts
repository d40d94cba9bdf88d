/**
 * Gives the boards of a page what they step with, which the build has packed (`lighten.mjs`), and then
 * loads `koban/element`.
 */
const packed = document.querySelector<HTMLLinkElement>('#packed');
// Boards that stand still are better than no element.
if (packed) await unpack(packed.href).catch(console.error);
// An address that the bundler does not look into.
const element = new URL('koban/element.js', import.meta.url).href;
await import(element);

async function unpack(address: string): Promise<void> {
  const { body } = await fetch(address);
  const stream = body?.pipeThrough(new DecompressionStream('deflate-raw'));
  const values: Record<string, string>[] = await new Response(stream).json();
  for (const node of document.querySelectorAll<HTMLElement>('[data-packed]'))
    for (const [name, value] of Object.entries(values[Number(node.dataset.packed)] ?? {}))
      node.setAttribute(name, value);
}

export {};
