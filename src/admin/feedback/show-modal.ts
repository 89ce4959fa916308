/**
 * Opens a dialog as a modal and stops the page behind it from scrolling. `html:has(dialog:modal)` would also work, but
 * the browser then checks all ancestors of each rendered row.
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
