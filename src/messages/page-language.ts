/** In browsers, instead of `languages.ts`: the messages that the page carries. */
export { textsOfPage as ownMessages } from '../lib/text/locale.ts';
