/**
 * Makes every dialog that a link opens by its fragment a real modal one. It closes by Esc, by a
 * link back to an opener and by a click beside its content; then the opener has the focus again.
 */
export function makeDialogsModal() {
  for (const dialog of document.querySelectorAll('dialog')) {
    const openers = [...document.querySelectorAll<HTMLElement>(`[href="#${dialog.id}"]`)];
    const last = openers.at(-1);
    if (last) makeModal(dialog, openers, last);
  }
}

/** The last opener is the one that the dialog leads back to, and the one of an address. */
function makeModal(dialog: HTMLDialogElement, openers: HTMLElement[], last: HTMLElement) {
  const open = (opener: HTMLElement) => {
    const { activeElement } = document;
    opener.focus();
    dialog.showModal();
    // Keeps the focus in a field that was used before this script ran.
    if (dialog.contains(activeElement)) (activeElement as HTMLElement).focus();
  };
  for (const opener of openers)
    opener.addEventListener('click', (event) => {
      event.preventDefault();
      open(opener);
    });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    if (target !== dialog && !(target as Element).closest(`[href="#${last.id}"]`)) return;
    event.preventDefault();
    dialog.close();
  });
  addEventListener('pagehide', () => dialog.close());
  // Tells the stylesheet to ignore :target.
  dialog.dataset['modal'] = '';
  if (dialog.contains(document.getElementById(location.hash.slice(1)))) open(last);
}
