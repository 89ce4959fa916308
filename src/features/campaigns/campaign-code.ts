/** The query parameter in the links of campaigns. */
export const codeParameter = 'from';

/** The code in the query of a page. Short, as each page has it within its HTML. */
export const codeInQuery = /[?&]from=([\w-]{8,20})(?:&|$)/;

const codePattern = /^[\w-]{8,20}$/;

/** The code of a campaign in a link or a form; null for anything else. */
export function readCampaignCode(value: unknown) {
  return typeof value === 'string' && codePattern.test(value) ? value : null;
}
