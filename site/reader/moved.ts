/**
 * A page that has moved leads on: to where the part is now that the address names, else to what took
 * its place: to the part of that name there, where it has one.
 */
const { hash } = location;
const link = document.querySelector<HTMLAnchorElement>('a[data-moved]');
const part = [...document.querySelectorAll<HTMLAnchorElement>('a[data-part]')].find(
  ({ dataset }) => hash === `#${dataset.part}`,
);
if (part) location.replace(part.href);
else if (link) {
  const parts = link.dataset.moved?.split(' ') ?? [];
  if (parts.includes(decodeURIComponent(hash.slice(1)))) link.hash = hash;
  location.replace(link.href);
}
