import { plural } from '../../lib/text/plural.ts';

/** Messages of alerts: the emails that tell what is new. */
export const alerts = {
  subject: (project: string) => `${project}: what is new`,
  subjectOfMore: (project: string, others: number) => `${project} and ${others} more: what is new`,
  isNew: 'New on the site.',
  isOpened: 'Now on sale.',
  isFitting: 'Now fits what you asked for.',
  home: (home: string, details: string) => `${home} is available: ${details}.`,
  homes: (count: number, from: string | null) =>
    plural(count, '# home is newly available', '# homes are newly available') +
    (from === null ? '.' : `, from ${from}.`),
  lower: (home: string, price: string, before: string) =>
    `${home} is now ${price}, before ${before}.`,
  lowerHomes: (count: number, from: string) =>
    plural(count, '# home has a lower price', '# homes have lower prices') + `, now from ${from}.`,
  lowerFrom: (price: string, before: string) => `Prices now start at ${price}, before ${before}.`,
  viewing: (day: string) => `You can see it on ${day}.`,
  open: (project: string) => `See ${project}`,
};
