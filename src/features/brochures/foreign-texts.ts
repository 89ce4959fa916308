import { nameLanguage, textParts } from '../../lib/text/name-language.ts';
import type { Brochure } from './brochure.ts';

/** A brochure that knows which of its texts are not in its language. */
export function withForeignTexts(brochure: Brochure): Brochure {
  const lang = nameLanguage();
  if (lang === undefined) return brochure;
  const names = [
    brochure.company,
    ...(brochure.compared?.names ?? []),
    ...brochure.projects.flatMap(({ title, contact }) => [
      title,
      contact.name,
      contact.seller?.name,
    ]),
  ];
  const texts = new Set(names.filter((name) => name !== undefined));
  for (const text of textsIn(brochure))
    if (textParts(text)?.every((part) => part.lang !== undefined)) texts.add(text);
  // The lead is the beginning of a longer text.
  const { lead } = brochure.cover;
  if ([...texts].some((text) => text.startsWith(lead))) texts.add(lead);
  return { ...brochure, foreign: { lang, texts: [...texts] } };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
