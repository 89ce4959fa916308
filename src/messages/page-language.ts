import { textsOfPage } from '../lib/text/locale.ts';
import type { MessageArea, Messages } from './messages.ts';

/** In browsers, instead of `languages.ts`: the messages that the page carries. */
export const ownMessages = textsOfPage as <Area extends MessageArea>(
  area: Area,
) => Messages[Area] | undefined;
