/** The script of `koban view`: boards (`webview/element`) that follow their file. */

const main = document.querySelector('main');
const changes = new EventSource('changes');
changes.addEventListener('message', () => void follow());

/** Takes over what has changed, so that the other boards stay at the moves that they show. */
async function follow(): Promise<void> {
  const page = await (await fetch('.')).text();
  const next = new DOMParser().parseFromString(page, 'text/html').querySelectorAll('main > *');
  if (!main) return;
  next.forEach((wanted, i) => {
    const shown = main.children[i];
    if (shown?.tagName !== wanted.tagName) {
      const node = document.importNode(wanted, true);
      if (shown) shown.replaceWith(node);
      else main.append(node);
    } else if (shown.textContent !== wanted.textContent) shown.textContent = wanted.textContent;
  });
  while (main.children.length > next.length) main.lastElementChild?.remove();
}
