import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import { keepIds, keptIds, whenKeptElsewhere } from './kept-projects.ts';
import { maxOnShortlist } from './shortlist-address.ts';

/** Lets visitors keep projects: buttons marked `data-keep` with an id, also those that come into the page later. */
export function letVisitorsKeep() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-keep]');
    if (!button) return;
    const { said, isRefused } = toggle(button.dataset['keep'] ?? '');
    show();
    tell(said, isRefused);
  });
  whenKeptElsewhere(show);
  // A page that comes back from the history was left before others were let go.
  addEventListener('pageshow', show);
  show();
}

function show() {
  const ids = keptIds();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-keep]')) {
    const isKept = ids.includes(button.dataset['keep'] ?? '');
    button.ariaPressed = String(isKept);
    const word = button.querySelector<HTMLElement>('[data-word]');
    if (word) word.textContent = word.dataset['word']?.split('|')[Number(isKept)] ?? '';
  }
}

/** Screen readers hear all; what was refused is seen, too, for a while. */
function tell(said: string, isRefused: boolean) {
  const status = document.querySelector<HTMLElement>('[data-keep-status]');
  if (!status) return;
  status.textContent = said;
  status.toggleAttribute('data-refused', isRefused);
  clearTimeout(hiding);
  if (isRefused) hiding = setTimeout(() => status.removeAttribute('data-refused'), shownMs);
}

const shownMs = 6_000;
let hiding: ReturnType<typeof setTimeout> | undefined;

/** Keeps a project or lets it go, and says what is now. */
function toggle(id: string) {
  const messages = shortlistMessages();
  const kept = keptIds();
  const isKept = kept.includes(id);
  if (!isKept && kept.length >= maxOnShortlist)
    return { said: messages.full(maxOnShortlist), isRefused: true };
  const next = isKept ? kept.filter((one) => one !== id) : [...kept, id];
  if (!keepIds(next)) return { said: messages.refused, isRefused: true };
  return { said: isKept ? messages.wasLetGo : messages.keptHere, isRefused: false };
}
