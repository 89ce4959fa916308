import { shortlistMessages } from '../../messages/shortlist.ts';
import { saveShortlistIds, readShortlistIds, onShortlistChange } from './saved-projects.ts';
import { maxOnShortlist } from './shortlist-address.ts';

/** Handles clicks on buttons marked `data-keep` with a project id, also on those added later. */
export function initShortlistButtons() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-keep]');
    if (!button) return;
    const { message, isRefused } = toggle(button.dataset['keep'] ?? '');
    show();
    announce(message, isRefused);
  });
  onShortlistChange(show);
  // A page that comes back from the history may be out of date.
  addEventListener('pageshow', show);
  show();
}

function show() {
  const ids = readShortlistIds();
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-keep]')) {
    const isSaved = ids.includes(button.dataset['keep'] ?? '');
    button.ariaPressed = String(isSaved);
    const word = button.querySelector<HTMLElement>('[data-word]');
    if (word) word.textContent = word.dataset['word']?.split('|')[Number(isSaved)] ?? '';
  }
}

/** Screen readers hear every message. A refusal is also visible for a while. */
function announce(message: string, isRefused: boolean) {
  const status = document.querySelector<HTMLElement>('[data-keep-status]');
  if (!status) return;
  status.textContent = message;
  status.toggleAttribute('data-refused', isRefused);
  clearTimeout(hideTimer);
  if (isRefused) hideTimer = setTimeout(() => status.removeAttribute('data-refused'), refusalMs);
}

const refusalMs = 6_000;
let hideTimer: ReturnType<typeof setTimeout> | undefined;

/** Keeps a project or lets it go, and returns the message. */
function toggle(id: string) {
  const messages = shortlistMessages();
  const saved = readShortlistIds();
  const isSaved = saved.includes(id);
  if (!isSaved && saved.length >= maxOnShortlist)
    return { message: messages.full(maxOnShortlist), isRefused: true };
  const next = isSaved ? saved.filter((one) => one !== id) : [...saved, id];
  if (!saveShortlistIds(next)) return { message: messages.refused, isRefused: true };
  return { message: isSaved ? messages.wasRemoved : messages.savedHere, isRefused: false };
}
