import { valueAt, type Values } from '../../admin/forms/values.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import { missingLetter, printedText } from './letters.ts';

const maxNamed = 8;

/** The letters of some fields that a brochure cannot print. Each field has a name, such as `the title`. */
export function letterAdvice(values: Values, names: Record<string, string>) {
  return Object.entries(names).flatMap(([field, name]) => {
    const { missing } = printedText(textsIn(valueAt(values, field)).join('\n'));
    return missing.length === 0 ? [] : [{ field, text: sentence(name, missing) }];
  });
}

/** For alternative texts and other texts that are no value of the form. */
export function letterAdviceOn(text: string, field: string, name: string) {
  const { missing } = printedText(text);
  return missing.length === 0 ? [] : [{ field, text: sentence(name, missing) }];
}

function sentence(name: string, missing: string[]) {
  const named = missing.slice(0, maxNamed).join(' ');
  const more = missing.length > maxNamed ? ` and ${missing.length - maxNamed} more` : '';
  return `${capitalised(name)}: the brochure cannot print ${named}${more} (it shows ${missingLetter} or a plain letter)`;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
