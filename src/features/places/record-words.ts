import { placeMarketedFrom, placeOfPartner, placesOfProject } from './judge.ts';
import type { JudgedProject, LicensedPartner } from './judge.ts';
import { findWords, textsIn, wordMessage, type WordFinding } from './words.ts';

/** The fields of each noun with texts of the company’s own. Names of people and firms are not. */
const textFields = {
  projects: [
    'title',
    'description',
    'area',
    'completionDate',
    'features',
    'specifications',
    'residences',
    'timeline',
    'searchTitle',
    'searchDescription',
  ],
  partners: ['title', 'title2', 'focus', 'bio', 'searchTitle', 'searchDescription'],
  news: ['title', 'content'],
  pages: ['title', 'content', 'searchTitle', 'searchDescription'],
};

type NounWithTexts = keyof typeof textFields;

/** The words of the lists of its places in a record, or in the values of its form. */
export function wordFindings(noun: NounWithTexts, record: object): WordFinding[] {
  const places = findPlaces(noun, record).filter((place) => place !== undefined);
  return findWords(textsIn(record as Record<string, unknown>, textFields[noun]), places);
}

/** The same for the advice of a form. */
export function wordAdvice(noun: NounWithTexts, record: object) {
  const advice = wordFindings(noun, record).map((finding) => ({
    field: fieldOnScreen(finding.field),
    text: wordMessage(finding),
  }));
  return [...new Map(advice.map((one) => [`${one.field} ${one.text}`, one])).values()];
}

/** News and pages are about the company, which is under the rules of the place it markets from. */
function findPlaces(noun: NounWithTexts, record: object) {
  if (noun === 'projects') return placesOfProject(record as JudgedProject);
  if (noun === 'partners') return [placeOfPartner(record as LicensedPartner)];
  return [placeMarketedFrom()];
}

/** Lists that are one field. */
function fieldOnScreen(path: string) {
  return path.replace(/^(features|residences)\..*$/, '$1');
}
