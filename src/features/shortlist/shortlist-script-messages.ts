import type { Messages } from '../../messages/messages.ts';
import type { Packed } from '../../messages/packed-messages.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { maxOnShortlist } from './shortlist-address.ts';

type Texts = Packed<Messages['shortlist']>;

/** The messages that the buttons for saving and sharing need, for pages that are not in English. */
export function buttonScriptMessages(): Texts {
  const { full, refused, wasRemoved, savedHere, copied } = shortlistMessages();
  return { full: counted(full), refused, wasRemoved, savedHere, copied };
}

/** Those that the page of the shortlist needs. */
export function shortlistScriptMessages(): Texts {
  const messages = shortlistMessages();
  const { letGo, undo, unread, brochure, lowest, fewest, soonest, notAnnounced } = messages;
  return {
    ...buttonScriptMessages(),
    letGo,
    undo,
    unread,
    brochure,
    lowest,
    fewest,
    soonest,
    notAnnounced,
    missing: counted(messages.missing),
    heading: counted(messages.heading),
    comparison: counted(messages.comparison),
    projects: counted(messages.projects),
    ask: counted(messages.ask),
    brochureOfFirst: counted(messages.brochureOfFirst),
    room: counted(messages.room),
  };
}

/** The texts for all counts of projects that a shortlist can have. */
function counted(message: (count: number) => string) {
  return Array.from({ length: maxOnShortlist + 1 }, (_, count) => message(count));
}
