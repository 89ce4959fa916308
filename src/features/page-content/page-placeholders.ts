import { fillPlaceholders } from '../../lib/text/placeholder-text.ts';
import { xmlText } from '../../lib/html/xml.ts';
import { settings } from '../../site/settings/settings.ts';
import { sitePlaceholders, type Placeholder } from '../../site/placeholders.ts';

/** Their values are known only when a form was sent, so they stay in the text until then. */
const thanksPlaceholders: Record<string, Placeholder[]> = {
  partners: [
    { name: 'name', value: 'the partner’s name' },
    { name: 'firstName', value: 'the partner’s first name' },
  ],
  projects: [
    { name: 'name', value: 'the project’s name' },
    { name: 'city', value: 'the project’s city' },
  ],
};

function privacyPlaceholders(): Placeholder[] {
  return [
    { name: 'consent.version', value: settings().privacy.version },
    { name: 'days.applications', value: String(settings().privacy.days.applications) },
    { name: 'days.spam', value: String(settings().privacy.days.spam) },
  ];
}

/** The placeholders that the texts of a page may use. */
export function findPlaceholders(slug: string): Placeholder[] {
  return [...renderPlaceholders(slug), ...(thanksPlaceholders[slug] ?? [])];
}

export function placeholderNames(placeholders: readonly Placeholder[]) {
  return placeholders.map(({ name }) => name);
}

/** Fills the placeholders in all texts of a value, at any depth. */
export function filled<T>(value: T, slug: string, isHtml = false): T {
  const placeholders = renderPlaceholders(slug);
  return fillIn(
    value,
    isHtml
      ? placeholders.map((one) => ({ name: one.name, value: xmlText(one.value) }))
      : placeholders,
  );
}

function renderPlaceholders(slug: string) {
  return slug === 'privacy'
    ? [...sitePlaceholders(), ...privacyPlaceholders()]
    : sitePlaceholders();
}

function fillIn<T>(value: T, placeholders: readonly Placeholder[]): T {
  if (typeof value === 'string') return fillPlaceholders(value, placeholders) as T;
  if (Array.isArray(value)) return value.map((item) => fillIn(item, placeholders)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, fillIn(part, placeholders)]);
  return Object.fromEntries(parts) as T;
}
