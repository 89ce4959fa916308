import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { dashboardErrors, putAwaySchema, skipStepSchema } from './dashboard.ts';
import { readDashboard } from './dashboard.server.ts';
import { putFirstDayAway, skipFirstDayStep } from './first-day.server.ts';

export const dashboard = {
  read: adminAction({
    input: z.undefined(),
    run: (_none, editor) => readDashboard(editor),
    otherwise: dashboardErrors.fetch,
  }),
  putAway: adminAction({
    input: putAwaySchema,
    run: putFirstDayAway,
    otherwise: dashboardErrors.putAway,
  }),
  skipStep: adminAction({
    input: skipStepSchema,
    run: skipFirstDayStep,
    otherwise: dashboardErrors.skipStep,
  }),
};
