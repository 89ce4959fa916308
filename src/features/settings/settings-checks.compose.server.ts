import { refuseUsedBrokerages } from '../partners/removed-brokerages.server.ts';
import { ofProjects } from '../projects/form/closed-cities.server.ts';
import { changeLanguages } from '../translations/base/changed-languages.compose.server.ts';
import type { BesideSaving } from './settings.server.ts';
import { requireWholeLanguages } from '../languages/public-languages.server.ts';

/** What records ask of a section, by hand and in an import. */
export const besideSettings: BesideSaving = async (tx, change, editor) => {
  await ofProjects.beside(tx, change, editor);
  await refuseUsedBrokerages(tx, change);
  await requireWholeLanguages(tx, change);
};

/** On the screen, a language that is added or becomes the source takes the initial texts, too. */
export const besideSettingsOnScreen: BesideSaving = async (tx, change, editor) => {
  await changeLanguages(tx, change, editor);
  await besideSettings(tx, change, editor);
};
