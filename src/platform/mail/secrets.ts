import type { OutgoingMailRow } from './row.ts';

type Bodies = Pick<OutgoingMailRow, 'bodyText' | 'bodyHtml'>;

/** Removes the tokens of sign-in links from a finished mail. */
export function withoutSecrets({ bodyText, bodyHtml }: Bodies): Bodies {
  return { bodyText: withoutTokens(bodyText), bodyHtml: withoutTokens(bodyHtml) };
}

function withoutTokens(body: string) {
  return body.replaceAll(/(\/admin\/[\w-]+\?token=)[\w.~%-]+/g, '$1(not-kept)');
}
