import { unknownPlaceholder } from '../lib/placeholder-text.ts';
import * as field from '../records/fields.ts';
import { sitePlaceholderNames } from './placeholder-names.ts';

/** A needed text that can name facts of the company in braces, and these besides. */
export function textWith(names: readonly string[] = []) {
  return field.line.superRefine((text, context) => {
    const message = faultIn(text, names);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

/** Of one line. */
export function lineWith(names: readonly string[] = []) {
  return textWith(names).refine((text) => !/[\r\n]/.test(text), 'Write it on one line');
}

/** The same, where the text may be missing. */
export function optionalTextWith(names: readonly string[] = []) {
  return field.text.superRefine((text, context) => {
    const message = text === null ? undefined : faultIn(text, names);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

function faultIn(text: string, besides: readonly string[]) {
  const names = [...sitePlaceholderNames, ...besides];
  const strange = (text.match(/\{[^{}\n]*\}?/g) ?? []).find(
    (one) => !names.includes(one.slice(1, -1)) || !one.endsWith('}'),
  );
  if (strange === undefined) return undefined;
  return unknownPlaceholder(text, names) ?? `There is no ${strange}.`;
}
