import { copyText } from '../browser/copy-text.ts';
import { saveFile } from '../browser/save-file.ts';

/** Adds the handlers of the buttons below new recovery codes. */
export function storeRecoveryCodes() {
  const container = document.querySelector<HTMLElement>('[data-recovery-codes]');
  const buttons = container?.querySelector<HTMLElement>('[data-needs-script]');
  if (!container || !buttons) return;
  const codes = container.dataset['recoveryCodes'] ?? '';
  const status = container.querySelector('[role=status]');
  buttons.hidden = false;
  buttons.addEventListener('click', async ({ target }) => {
    const act = target instanceof HTMLElement ? target.dataset['keep'] : undefined;
    if (act === 'download') saveFile(`${codes}\n`, 'recovery-codes.txt', 'text/plain');
    if (act === 'print') print();
    if (act === 'copy' && status)
      status.textContent = (await copyText(codes)) ? 'Copied' : 'Your browser blocked copying';
  });
}
