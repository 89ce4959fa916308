import { copyText } from '../copy-text.ts';
import { saveFile } from '../save-file.ts';

/** Makes the buttons under new recovery codes work. */
export function keepCodes() {
  const place = document.querySelector<HTMLElement>('[data-recovery-codes]');
  const buttons = place?.querySelector<HTMLElement>('[data-needs-script]');
  if (!place || !buttons) return;
  const codes = place.dataset['recoveryCodes'] ?? '';
  const said = place.querySelector('[role=status]');
  buttons.hidden = false;
  buttons.addEventListener('click', async ({ target }) => {
    const act = target instanceof HTMLElement ? target.dataset['keep'] : undefined;
    if (act === 'download') saveFile(`${codes}\n`, 'recovery-codes.txt', 'text/plain');
    if (act === 'print') print();
    if (act === 'copy' && said)
      said.textContent = (await copyText(codes)) ? 'Copied' : 'The browser does not let us copy';
  });
}
