/** The crops that `HomeHero` and `PageHero` show. */
export const heroCrops = [
  { label: 'Hero', ratio: 2.4 },
  { label: 'Hero on a phone', ratio: 4 / 5 },
  { label: 'Social card', ratio: 1200 / 630 },
];

/** The crops that `EditorialSection` shows, depending on its position. */
export const sectionCrops = [
  { label: 'Wide', ratio: 16 / 10 },
  { label: 'Tall', ratio: 4 / 5 },
];
