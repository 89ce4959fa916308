/**
 * Opens a dialog as a modal, with the page behind it standing still. `html:has(dialog:modal)`
 * would do that too, but the browser then looks at all ancestors of each row that is drawn.
 */
export function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  keepPageStill();
  dialog.addEventListener('close', keepPageStill, { once: true });
}

function keepPageStill() {
  const isOpen = document.querySelector('dialog:modal') !== null;
  document.documentElement.toggleAttribute('data-modal-open', isOpen);
}
