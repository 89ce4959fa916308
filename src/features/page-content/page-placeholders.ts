import { fillPlaceholders } from '../../lib/placeholder-text.ts';
import { xmlText } from '../../lib/xml.ts';
import { settings } from '../../site/settings.ts';
import { sitePlaceholders, type Placeholder } from '../../site/placeholders.ts';

/** What is known only when a form was sent: these stay in the text until then. */
const ofThanks: Record<string, Placeholder[]> = {
  partners: [
    { name: 'name', says: 'the partner’s name' },
    { name: 'firstName', says: 'the partner’s first name' },
  ],
  projects: [
    { name: 'name', says: 'the project’s name' },
    { name: 'city', says: 'the project’s city' },
  ],
};

function ofPrivacy(): Placeholder[] {
  return [
    { name: 'consent.version', says: settings().privacy.version },
    { name: 'days.applications', says: String(settings().privacy.days.applications) },
    { name: 'days.spam', says: String(settings().privacy.days.spam) },
  ];
}

/** What the texts of the page at a slug can name. */
export function placeholdersOf(slug: string): Placeholder[] {
  return [...filledOn(slug), ...(ofThanks[slug] ?? [])];
}

export function namesOf(placeholders: readonly Placeholder[]) {
  return placeholders.map(({ name }) => name);
}

/** All texts of a value, however deep they lie, with what their placeholders say. */
export function filled<T>(value: T, slug: string, isHtml = false): T {
  const placeholders = filledOn(slug);
  return fillIn(
    value,
    isHtml ? placeholders.map(({ name, says }) => ({ name, says: xmlText(says) })) : placeholders,
  );
}

function filledOn(slug: string) {
  return slug === 'privacy' ? [...sitePlaceholders(), ...ofPrivacy()] : sitePlaceholders();
}

function fillIn<T>(value: T, placeholders: readonly Placeholder[]): T {
  if (typeof value === 'string') return fillPlaceholders(value, placeholders) as T;
  if (Array.isArray(value)) return value.map((item) => fillIn(item, placeholders)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, fillIn(part, placeholders)]);
  return Object.fromEntries(parts) as T;
}
