import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import { keepIds, keptIds } from './kept-projects.ts';
import { maxOnShortlist } from './shortlist-address.ts';

/** Asks what is to become of a list that somebody has sent. What is kept already is never overwritten. */
export function offerSentList() {
  const place = document.querySelector<HTMLElement>('[data-incoming]');
  const items = document.querySelectorAll<HTMLElement>('[data-items] [data-project]');
  const sent = [...items].flatMap(({ dataset }) => dataset['project'] ?? []);
  const own = keptIds();
  const together = [...new Set([...own, ...sent])];
  if (!place || together.length === own.length) return;
  const said = place.querySelector('[data-said]');
  const keep = place.querySelector<HTMLElement>('[data-keep-all]');
  const look = place.querySelector<HTMLElement>('[data-only-look]');
  if (said) said.textContent = saidOf(sent.length, own.length, together.length);
  const kept = Math.min(together.length, maxOnShortlist);
  if (keep) {
    keep.textContent = shortlistMessages().keepAll(kept);
    keep.addEventListener('click', () => {
      if (keepIds(together)) location.assign(location.pathname);
      else if (said) said.textContent = shortlistMessages().refused;
    });
  }
  look?.addEventListener('click', () => {
    place.hidden = true;
    document.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  });
  place.hidden = false;
}

function saidOf(sent: number, own: number, together: number) {
  const messages = shortlistMessages();
  const sentences = [messages.sent(sent), messages.own(own)];
  if (together > maxOnShortlist) sentences.push(messages.room(maxOnShortlist));
  return sentences.join(' ');
}
