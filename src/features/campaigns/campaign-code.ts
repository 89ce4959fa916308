/** The query parameter in the links of campaigns. */
export const codeParameter = 'from';

const codePattern = /^[\w-]{8,20}$/;

/** The code of a campaign in a link or a form; null for anything else. */
export function readCampaignCode(value: unknown) {
  return typeof value === 'string' && codePattern.test(value) ? value : null;
}
