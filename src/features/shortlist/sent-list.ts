import { shortlistMessages } from '../../messages/shortlist.ts';
import { keepIds, keptIds } from './kept-projects.ts';
import { maxOnShortlist } from './shortlist-address.ts';

/** Offers to keep a list that someone sent. Never overwrites the visitor's own list. */
export function offerSentList() {
  const section = document.querySelector<HTMLElement>('[data-incoming]');
  const items = document.querySelectorAll<HTMLElement>('[data-items] [data-project]');
  const sentIds = [...items].flatMap(({ dataset }) => dataset['project'] ?? []);
  const ownIds = keptIds();
  const combined = [...new Set([...ownIds, ...sentIds])];
  if (!section || combined.length === ownIds.length) return;
  const messageElement = section.querySelector('[data-said]');
  const keepButton = section.querySelector<HTMLElement>('[data-keep-all]');
  const dismissButton = section.querySelector<HTMLElement>('[data-only-look]');
  if (messageElement)
    messageElement.textContent = messageFor(sentIds.length, ownIds.length, combined.length);
  const kept = Math.min(combined.length, maxOnShortlist);
  if (keepButton) {
    keepButton.textContent = shortlistMessages().keepAll(kept);
    keepButton.addEventListener('click', () => {
      if (keepIds(combined)) location.assign(location.pathname);
      else if (messageElement) messageElement.textContent = shortlistMessages().refused;
    });
  }
  dismissButton?.addEventListener('click', () => {
    section.hidden = true;
    document.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true });
  });
  section.hidden = false;
}

function messageFor(sent: number, own: number, combined: number) {
  const messages = shortlistMessages();
  const sentences = [messages.sent(sent), messages.own(own)];
  if (combined > maxOnShortlist) sentences.push(messages.room(maxOnShortlist));
  return sentences.join(' ');
}
