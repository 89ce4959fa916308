/**
 * Shows on the buttons marked `data-keep` which projects the device keeps, also on those that are exchanged in place.
 * It stands inline and fetches nothing: `keep-button.ts`, which comes when one is pressed, does the rest.
 */
export function showKeptButtons() {
  show();
  document.addEventListener('exchange', show, true);
  // Another window, or what was done since the page was left.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}

function show() {
  const kept = read();
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isKept = kept.includes(`"${button.dataset['keep']}"`);
    button.ariaPressed = String(isKept);
    const word = button.querySelector<HTMLElement>('[data-word]');
    if (word) word.textContent = word.dataset['word']?.split('|')[Number(isKept)] ?? '';
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
