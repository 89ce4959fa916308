import { showModal } from './show-modal.ts';

/** The header and the menu are outside the screen's island. These functions update them. */

/** Buttons with `data-opens` open the dialog with that id. */
export function openDialogs() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    const dialog = button && document.getElementById(button.dataset['opens'] ?? '');
    if (dialog instanceof HTMLDialogElement) showModal(dialog);
  });
}

/** Shows the count of new records beside every link to a URL. */
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

function viewSiteLinks() {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-view-site]')];
}
