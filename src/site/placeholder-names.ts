/** The company facts that texts can contain in braces. */
export const sitePlaceholderNames = [
  'company',
  'company.description',
  'company.founded',
  'company.founder',
  'brokerage',
  'office.phone',
  'office.email',
  'office.address',
  'office.street',
  'office.wholeAddress',
  'office.city',
  'office.hours',
  'office.days',
  'office.times',
  'office.ownEmail',
  'gallery.email',
  'cities',
  'claim.activeMembers',
  'claim.dealsPerYear',
  'claim.launchesPerYear',
  'claim.annualPresaleUnits',
  'claim.annualVolume',
  'claim.joiningFee',
] as const;

/** Names that stored texts may still contain. They are filled, but no longer offered. */
export const formerPlaceholderNames: readonly SitePlaceholderName[] = ['gallery.email'];

export type SitePlaceholderName = (typeof sitePlaceholderNames)[number];
