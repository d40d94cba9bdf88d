/** A page that has moved leads on to the new one: to the same heading where the address names one, else to what took its place. */
const link = document.querySelector<HTMLAnchorElement>('a[data-moved]');
if (link) {
  const { hash } = location;
  if (hash) link.hash = hash;
  location.replace(link.href);
}
