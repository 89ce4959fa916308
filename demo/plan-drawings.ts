/** The drawn floor plans by project, drawn for this site. Each file is named after its project and the key of its plan. */
const drawnPlans = {
  'kestrel-house': ['inlet', 'corner', 'full', 'library', 'crown'],
  'ateliers-ferrand': ['studio', 'one', 'two', 'three'],
  'ito-house': ['court', 'garden', 'roof'],
  'the-ardmore': ['one', 'two', 'three'],
  longswell: ['trade', 'corner', 'swell'],
  'kaimana-terrace': ['two', 'three', 'four'],
};

/** The names of the files in `demo/`. */
export const planDrawings = Object.entries(drawnPlans).flatMap(([slug, keys]) =>
  keys.map((key) => `plans/${slug}-${key}.svg`),
);
