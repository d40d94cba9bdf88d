/**
 * A page that has moved leads on: to where the part is now that the address names, else to what took
 * its place.
 */
const { hash } = location;
const link = document.querySelector<HTMLAnchorElement>('a[data-moved]');
const part = [...document.querySelectorAll<HTMLAnchorElement>('a[data-part]')].find(
  ({ dataset }) => hash === `#${dataset.part}`,
);
if (part) location.replace(part.href);
else if (link) {
  if (hash) link.hash = hash;
  location.replace(link.href);
}
