/** What stands around every screen is no part of its island: these reach it. */

/** Buttons with `data-opens` open the dialog of that id. */
export function openDialogs() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-opens]');
    const dialog = button && document.getElementById(button.dataset['opens'] ?? '');
    if (dialog instanceof HTMLDialogElement) dialog.showModal();
  });
}

/** Writes how many new things wait at an address of the back office beside every link to it. */
export function showWaiting(address: string, count: number) {
  for (const number of document.querySelectorAll<HTMLElement>(`[data-waiting="${address}"]`)) {
    number.hidden = count === 0;
    if (number.firstElementChild) number.firstElementChild.textContent = String(count);
  }
}

type Count = () => Promise<{ data?: unknown }>;

/** Counts anew whenever somebody comes back to the window. What cannot be counted stays as it was. */
export function followWaiting(address: string, count: Count) {
  let isCounting = false;

  async function look() {
    if (isCounting || document.visibilityState === 'hidden') return;
    isCounting = true;
    const { data } = await count().catch(() => ({ data: undefined }));
    isCounting = false;
    if (typeof data === 'number') showWaiting(address, data);
  }
  addEventListener('focus', () => void look());
  document.addEventListener('visibilitychange', () => void look());
}

/** Leads "View site" to where visitors see what is edited; without an address, to the page of the list. */
export function showPublicAddress(address = publicAddressOfScreen()) {
  for (const link of viewSiteLinks()) link.href = address;
}

/** Where visitors see what a screen lists. */
export function publicAddressOfScreen() {
  return viewSiteLinks()[0]?.dataset['viewSite'] ?? '/';
}

function viewSiteLinks() {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[data-view-site]')];
}
