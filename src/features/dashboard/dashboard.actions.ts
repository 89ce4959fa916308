import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { dashboardErrors, putAwaySchema, skipStepSchema } from './dashboard.ts';
import { readDashboard } from './dashboard.server.ts';
import { putFirstDayAway, skipFirstDayStep } from './first-day.server.ts';

export const dashboard = {
  read: adminAction({
    right: 'enter',
    input: z.undefined(),
    run: (_none, _editor, member) => readDashboard(member),
    own: (_none, member) => readDashboard(member),
    errorMessage: dashboardErrors.fetch,
  }),
  putAway: adminAction({
    right: 'enter',
    input: putAwaySchema,
    run: putFirstDayAway,
    errorMessage: dashboardErrors.putAway,
  }),
  skipStep: adminAction({
    right: 'enter',
    input: skipStepSchema,
    run: skipFirstDayStep,
    errorMessage: dashboardErrors.skipStep,
  }),
};
