/**
 * Marks the `data-keep` buttons of the projects that this device keeps, also after a part of the page is exchanged.
 * It is inline and fetches nothing. `keep-button.ts` loads on the first press and does the rest.
 */
export function showKeptButtons() {
  show();
  document.addEventListener('exchange', show, true);
  // Another window may change the list, or this page may come back from the history.
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

/** Returns JSON text, in which the ids are quoted. */
function read() {
  try {
    return localStorage.getItem('shortlist') ?? '';
  } catch {
    return '';
  }
}
