import { matchable, matchScore, splitWords } from '../../lib/values/match.ts';

export type FoundSetting = { name: string; within: string; element: HTMLElement };

const maxResults = 8;

/** The sections and fields whose names contain all words, best match first. */
export function findSettings(text: string): FoundSetting[] {
  const words = splitWords(text);
  if (words.length === 0) return [];
  return listSettings()
    .map((setting) => ({
      setting,
      score: matchScore(words, matchable(setting.name, setting.within)),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxResults)
    .map(({ setting }) => setting);
}

function listSettings(): FoundSetting[] {
  return [...document.querySelectorAll<HTMLElement>('[data-section]')].flatMap((section) => {
    const name = section.getAttribute('aria-label') ?? '';
    const fields = [...section.querySelectorAll<HTMLElement>('[data-field]')];
    return [
      { name, within: '', element: section },
      ...fields.flatMap((element) => {
        const label = findLabel(element);
        const row = element.closest('[data-row]')?.querySelector('[data-row-focus]');
        const group = element.closest('[role="group"]')?.getAttribute('aria-label');
        const within = [name, row?.ariaLabel ? '' : row?.textContent, group];
        return label ? [{ name: label, within: within.filter(Boolean).join(', '), element }] : [];
      }),
    ];
  });
}

function findLabel(field: HTMLElement) {
  const label = field.querySelector('label, legend');
  return label?.textContent.replace(/\s*\*$/, '').trim();
}
