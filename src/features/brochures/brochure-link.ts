/** The page of a brochure that takes longer says why. */
const longestPauseSeconds = 10;

/**
 * Links marked `data-brochure` show that text while the document is made, and open it when it is there. The text for
 * screen readers is in `data-brochure-status`.
 */
export function waitForBrochures() {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element &&
      event.target.closest<HTMLAnchorElement>('a[data-brochure]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.ariaBusy !== 'true') void open(link);
  });
}

async function open(link: HTMLAnchorElement) {
  const label = [...link.childNodes];
  const status = link.parentElement?.querySelector<HTMLElement>('[data-brochure-status]');
  link.ariaBusy = 'true';
  link.replaceChildren(link.dataset['brochure'] ?? '');
  if (status) status.textContent = status.dataset['brochureStatus'] ?? '';
  // Without an answer the browser shows its own error.
  await untilMade(link.href).catch(() => undefined);
  location.assign(link.href);
  link.ariaBusy = null;
  link.replaceChildren(...label);
  if (status) status.textContent = '';
}

async function untilMade(url: string): Promise<void> {
  const { status, headers } = await fetch(url, { method: 'HEAD' });
  const seconds = Number(headers.get('retry-after'));
  if (status !== 503 || seconds > longestPauseSeconds) return;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  await untilMade(url);
}
