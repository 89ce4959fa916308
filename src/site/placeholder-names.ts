/** The company facts that texts can contain in braces. */
export const sitePlaceholderNames = [
  'company',
  'company.description',
  'company.founded',
  'company.founder',
  'office.phone',
  'office.email',
  'office.address',
  'office.street',
  'office.wholeAddress',
  'office.city',
  'office.hours',
  'office.days',
  'office.times',
  'gallery.email',
  'cities',
  'claim.activeMembers',
  'claim.dealsPerYear',
  'claim.launchesPerYear',
  'claim.annualPresaleUnits',
  'claim.annualVolume',
  'claim.joiningFee',
] as const;

export type SitePlaceholderName = (typeof sitePlaceholderNames)[number];
