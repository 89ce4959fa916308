import { keepIds, keptIds, whenKeptElsewhere } from './kept-projects.ts';
import { mostOnShortlist } from './shortlist-address.ts';
import { keptText } from './shortlist-words.ts';

/** Lets visitors keep projects: buttons marked `data-keep` with an id, also those that come into the page later. */
export function letVisitorsKeep() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-keep]');
    if (!button) return;
    const said = toggle(button.dataset['keep'] ?? '');
    show();
    const status = document.querySelector('[data-keep-status]');
    if (status) status.textContent = said;
  });
  whenKeptElsewhere(show);
  // A page that comes back from the history was left before others were let go.
  addEventListener('pageshow', show);
  show();
}

function show() {
  const kept = keptIds();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-keep]')) {
    const isKept = kept.includes(button.dataset['keep'] ?? '');
    button.ariaPressed = String(isKept);
    const word = button.querySelector('[data-word]');
    if (word) word.textContent = isKept ? 'Kept' : 'Keep';
  }
}

/** Keeps a project or lets it go, and says what is now. */
function toggle(id: string) {
  const kept = keptIds();
  const isKept = kept.includes(id);
  if (!isKept && kept.length >= mostOnShortlist)
    return `${keptText(mostOnShortlist)} already. Let one go first.`;
  const next = isKept ? kept.filter((one) => one !== id) : [...kept, id];
  if (!keepIds(next)) return 'This browser keeps nothing for this site.';
  return isKept ? 'Let go.' : 'Kept on this device.';
}
