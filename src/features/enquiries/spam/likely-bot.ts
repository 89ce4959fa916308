import { fieldsAsked, enquiryForms } from '../enquiry.ts';
import { unreadable, type ReadEnquiry } from '../forms/read-enquiry.ts';

const maxLinks = 2;
const linkMarkup = /<a\s|\[url|\[link/i;
const link = /https?:\/\//gi;

/**
 * Signs of a robot besides the honeypot: nobody to answer, values that no browser sends, link markup, a link outside
 * the message, or many links in it.
 */
export function isLikelyBot({ form, values, answers, errors }: ReadEnquiry) {
  if (answers['email'] === undefined) return true;
  if (
    fieldsAsked(form, values).some((field) => field.name in errors && isUnsendable(field, values))
  )
    return true;
  return enquiryForms[form].fields.some(({ name, kind }) => {
    const value = values[name] ?? '';
    const links = value.match(link)?.length ?? 0;
    return linkMarkup.test(value) || links > (kind === 'long-text' ? maxLinks : 0);
  });
}

type Field = ReturnType<typeof fieldsAsked>[number];

function isUnsendable({ name, options }: Field, values: Record<string, string>) {
  const value = values[name] ?? '';
  return value.includes(unreadable) || (value !== '' && options !== undefined);
}
