import { keepIds, keptIds } from './kept-projects.ts';
import { mostOnShortlist } from './shortlist-address.ts';
import { numeral } from './shortlist-words.ts';

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
  const kept = Math.min(together.length, mostOnShortlist);
  if (keep) {
    keep.textContent = kept === 1 ? 'Keep it' : `Keep all ${numeral(kept)}`;
    keep.addEventListener('click', () => {
      if (keepIds(together)) location.assign(location.pathname);
      else if (said) said.textContent = 'This browser keeps nothing for this site.';
    });
  }
  look?.addEventListener('click', () => {
    place.hidden = true;
    document.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  });
  place.hidden = false;
}

function saidOf(sent: number, own: number, together: number) {
  const owned = own === 0 ? 'You keep none of your own.' : `You keep ${numeral(own)} of your own.`;
  const room =
    together > mostOnShortlist
      ? ` There is room for ${numeral(mostOnShortlist)}: yours come first.`
      : '';
  return `You were sent ${numeral(sent)}. ${owned}${room}`;
}
