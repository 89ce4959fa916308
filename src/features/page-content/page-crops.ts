/** The wells of `HomeHero` and `PageHero`. */
export const heroCrops = [
  { label: 'Hero', ratio: 2.4 },
  { label: 'Hero on a phone', ratio: 4 / 5 },
  { label: 'Social card', ratio: 1200 / 630, isCentred: true },
];

/** The wells of `EditorialSection`, by the place of the section. */
export const sectionCrops = [
  { label: 'Wide', ratio: 16 / 10 },
  { label: 'Tall', ratio: 4 / 5 },
];
