import { plural } from '../../lib/text/plural.ts';
import type { Messages } from '../messages.ts';

export const alerts: Messages['alerts'] = {
  subject: (project: string) => `${project} : du nouveau`,
  subjectOfMore: (project: string, others: number) =>
    plural(
      others,
      `${project} et # autre projet : du nouveau`,
      `${project} et # autres projets : du nouveau`,
    ),
  isNew: 'Nouveau sur le site.',
  isOpened: 'Maintenant en vente.',
  isFitting: 'Correspond maintenant à votre demande.',
  home: (home: string, details: string) => `${home}, maintenant disponible : ${details}.`,
  homes: (count: number, from: string | null) =>
    plural(count, '# nouvelle résidence disponible', '# nouvelles résidences disponibles') +
    (from === null ? '.' : `, à partir de ${from}.`),
  lower: (home: string, price: string, before: string) =>
    `${home} : maintenant ${price}, auparavant ${before}.`,
  lowerHomes: (count: number, from: string) =>
    plural(count, '# résidence à prix réduit', '# résidences à prix réduit') +
    `, maintenant à partir de ${from}.`,
  lowerFrom: (price: string, before: string) =>
    `Prix maintenant à partir de ${price}, auparavant ${before}.`,
  viewing: (day: string) => `Une visite est possible le ${day}.`,
  open: (project: string) => `Voir ${project}`,
};
