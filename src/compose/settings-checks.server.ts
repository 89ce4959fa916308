import { refuseUsedBrokerages } from '../features/partners/removed-brokerages.server.ts';
import { ofProjects } from '../features/projects/form/closed-cities.server.ts';
import type { BesideSaving } from '../features/settings/settings.server.ts';
import { requireWholeLanguages } from '../features/translations/public-languages.server.ts';

/** What records ask of a section, by hand and in an import. */
export const besideSettings: BesideSaving = async (tx, change, editor) => {
  await ofProjects.beside(tx, change, editor);
  await refuseUsedBrokerages(tx, change);
  await requireWholeLanguages(tx, change);
};
