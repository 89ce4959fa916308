import { unknownPlaceholder } from '../lib/text/placeholder-text.ts';
import * as field from '../model/fields.ts';
import { sitePlaceholderNames } from './placeholder-names.ts';

/** Required text that can contain company facts and the given names in braces. */
export function textWith(names: readonly string[] = []) {
  return field.line.superRefine((text, context) => {
    const message = faultIn(text, names);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

/** Like {@link textWith}, on one line. */
export function lineWith(names: readonly string[] = []) {
  return textWith(names).refine((text) => !/[\r\n]/.test(text), 'Use a single line');
}

/** Like {@link textWith}, but optional. */
export function optionalTextWith(names: readonly string[] = []) {
  return field.text.superRefine((text, context) => {
    const message = text === null ? undefined : faultIn(text, names);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
}

function faultIn(text: string, otherNames: readonly string[]) {
  const names = [...sitePlaceholderNames, ...otherNames];
  const unknown = (text.match(/\{[^{}\n]*\}?/g) ?? []).find(
    (one) => !names.includes(one.slice(1, -1)) || !one.endsWith('}'),
  );
  if (unknown === undefined) return undefined;
  return unknownPlaceholder(text, names) ?? `${unknown} is not a placeholder here.`;
}
