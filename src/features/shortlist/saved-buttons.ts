/**
 * Marks the `data-keep` buttons of the projects that this device keeps, also after a part of the page is exchanged.
 * It is inline and fetches nothing. `shortlist-button.ts` loads on the first press and does the rest.
 */
export function showSavedButtons() {
  show();
  document.addEventListener('exchange', show, true);
  // Another window may change the list, or this page may come back from the history.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}

function show() {
  const saved = read();
  for (const button of document.querySelectorAll<HTMLElement>('[data-keep]')) {
    const isSaved = saved.includes(`"${button.dataset['keep']}"`);
    button.ariaPressed = String(isSaved);
    const word = button.querySelector<HTMLElement>('[data-word]');
    if (word) word.textContent = word.dataset['word']?.split('|')[Number(isSaved)] ?? '';
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
