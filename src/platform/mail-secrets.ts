import type { OutgoingMailRow } from './mail-row.ts';

type Bodies = Pick<OutgoingMailRow, 'bodyText' | 'bodyHtml'>;

/** A mail that is done, without the part of its links that lets somebody in. */
export function withoutSecrets({ bodyText, bodyHtml }: Bodies): Bodies {
  return { bodyText: withoutTokens(bodyText), bodyHtml: withoutTokens(bodyHtml) };
}

function withoutTokens(body: string) {
  return body.replaceAll(/(\/admin\/[\w-]+\?token=)[\w.~%-]+/g, '$1(not-kept)');
}
