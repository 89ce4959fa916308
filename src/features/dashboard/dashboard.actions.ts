import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { dashboardErrors, putAwaySchema, skipStepSchema } from './dashboard.ts';
import { readDashboard } from './dashboard.compose.server.ts';
import { dismissOnboarding, skipFirstDayStep } from './first-day.server.ts';

const action = actionsFor('enter');

export const dashboard = {
  read: action({
    input: z.undefined(),
    run: (_none, _editor, member) => readDashboard(member),
    own: (_none, member) => readDashboard(member),
    errorMessage: dashboardErrors.fetch,
  }),
  putAway: action({
    input: putAwaySchema,
    run: dismissOnboarding,
    errorMessage: dashboardErrors.putAway,
  }),
  skipStep: action({
    input: skipStepSchema,
    run: skipFirstDayStep,
    errorMessage: dashboardErrors.skipStep,
  }),
};
