import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { sectionRequest, settingsNoun } from './setting.ts';
import {
  listSections,
  saveSection,
  settingsRecords,
  type BesideSaving,
} from './settings.server.ts';

const action = actionsFor('settings');

const { errors } = settingsNoun;

type ProjectFunctions = {
  /** Runs in the transaction that saves a section. */
  beside: BesideSaving;
  countIn: (place: { city: string }) => Promise<number>;
};

export function settingsActions({ beside, countIn }: ProjectFunctions) {
  return {
    list: action({ input: z.undefined(), run: listSections, errorMessage: errors.fetch }),
    save: action({
      input: sectionRequest,
      run: (request, editor) => saveSection(request, editor, beside),
      errorMessage: errors.save,
    }),
    countProjects: action({
      input: z.object({ city: z.string().max(200) }),
      run: countIn,
      errorMessage: errors.fetch,
    }),
    history: action({
      input: sectionRequest.pick({ id: true }),
      run: settingsRecords.versions,
      errorMessage: errors.fetch,
    }),
  };
}
