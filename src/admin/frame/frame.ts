import { showModal } from '../feedback/show-modal.ts';

/** The header and the menu are outside the screen's island. These functions update them. */

/** Buttons with `data-opens` open the dialog with that id. */
export function openDialogs() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    const dialog = button && document.getElementById(button.dataset['opens'] ?? '');
    if (dialog instanceof HTMLDialogElement) showModal(dialog);
  });
}

/** Shows how many people wait beside every link to a URL. */
export function showWaiting(address: string, count: number) {
  for (const number of document.querySelectorAll<HTMLElement>(`[data-waiting="${address}"]`)) {
    number.hidden = count === 0;
    if (number.firstElementChild) number.firstElementChild.textContent = String(count);
  }
}

type Count = () => Promise<{ data?: unknown }>;

/** Refreshes the count when the window gets the focus. Keeps the old count on failure. */
export function followWaiting(address: string, count: Count) {
  let isCounting = false;

  async function refresh() {
    if (isCounting || document.visibilityState === 'hidden') return;
    isCounting = true;
    const { data } = await count().catch(() => ({ data: undefined }));
    isCounting = false;
    if (typeof data === 'number') showWaiting(address, data);
  }
  addEventListener('focus', () => void refresh());
  document.addEventListener('visibilitychange', () => void refresh());
}

/** Points "View site" at the public page of the open record, or by default at that of the list. */
export function showPublicAddress(address = publicAddressOfScreen()) {
  for (const link of viewSiteLinks()) link.href = address;
}

/** The public page of the list. */
export function publicAddressOfScreen() {
  return viewSiteLinks()[0]?.dataset['viewSite'] ?? '/';
}

export function homeLabel(siteName: string) {
  return `${siteName} admin`;
}

/** Shows a new company name in the header, the menu and the title of the page. */
export function showSiteName(name: string) {
  for (const link of document.querySelectorAll<HTMLElement>('[data-site-name]')) {
    const before = link.dataset['siteName'] ?? '';
    const ending = ` | ${before}`;
    if (document.title.endsWith(ending))
      document.title = `${document.title.slice(0, -ending.length)} | ${name}`;
    link.dataset['siteName'] = name;
    link.ariaLabel = homeLabel(name);
    for (const text of link.querySelectorAll<HTMLElement>('span'))
      if (text.childElementCount === 0 && text.textContent === before) text.textContent = name;
  }
}

function viewSiteLinks() {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-view-site]')];
}
