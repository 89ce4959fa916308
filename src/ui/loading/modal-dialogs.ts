/**
 * Makes every dialog that links open by its fragment a real modal. It closes by Esc, by a link to an opener and
 * by a click outside its content. The opener then gets the focus.
 */
export function makeDialogsModal() {
  for (const dialog of document.querySelectorAll('dialog')) {
    const openers = [...document.querySelectorAll<HTMLElement>(`[href="#${dialog.id}"]`)];
    const last = openers.at(-1);
    if (last) makeModal(dialog, openers, last);
  }
}

/** The dialog's close link points to the last opener, which is also used when the page's URL has the fragment. */
function makeModal(dialog: HTMLDialogElement, openers: HTMLElement[], last: HTMLElement) {
  const open = (opener: HTMLElement) => {
    const { activeElement } = document;
    opener.focus();
    dialog.showModal();
    // Keeps the focus in a field that the visitor used before this script ran.
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
