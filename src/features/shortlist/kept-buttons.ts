/**
 * Shows on the buttons marked `data-keep` which projects the device keeps, also on those that are exchanged in place.
 * It stands inline and fetches nothing: `keep-button.ts`, which comes when one is pressed, does the rest.
 */
export function showKeptButtons() {
  show();
  document.addEventListener('exchange', show, true);
}

function show() {
  const kept = read();
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    if (!kept.includes(`"${button.dataset['keep']}"`)) continue;
    button.ariaPressed = 'true';
    const word = button.querySelector('[data-word]');
    if (word) word.textContent = 'Kept';
  }
}

/** As text: its ids are quoted. */
function read() {
  try {
    return localStorage.getItem('shortlist') ?? '';
  } catch {
    return '';
  }
}
