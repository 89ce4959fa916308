/**
 * Makes every dialog that a link opens by its fragment a real modal one. It closes by Esc, by a
 * link back to its opener and by a click beside its content; then the opener has the focus again.
 */
export function makeDialogsModal() {
  for (const dialog of document.querySelectorAll('dialog')) {
    const opener = document.querySelector<HTMLElement>(`[href="#${dialog.id}"]`);
    if (opener) makeModal(dialog, opener);
  }
}

function makeModal(dialog: HTMLDialogElement, opener: HTMLElement) {
  const open = () => {
    const { activeElement } = document;
    opener.focus();
    dialog.showModal();
    // What is typed before the dialog is a modal one goes on where it began.
    if (dialog.contains(activeElement)) (activeElement as HTMLElement).focus();
  };
  opener.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    if (target !== dialog && !(target as Element).closest(`[href="#${opener.id}"]`)) return;
    event.preventDefault();
    dialog.close();
  });
  addEventListener('pagehide', () => dialog.close());
  // From here on the stylesheet leaves :target to the script.
  dialog.dataset['modal'] = '';
  if (dialog.contains(document.getElementById(location.hash.slice(1)))) open();
}
