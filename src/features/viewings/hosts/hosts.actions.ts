import { actionsFor, recordInput } from '../../../platform/actions.ts';
import { recordActions } from '../../../records/record-actions.server.ts';
import { readCalendar, renewCalendar } from './host-calendar.compose.server.ts';
import { hostErrors } from './host.ts';
import { hostRecords, listBookedTimes } from './hosts.server.ts';

const action = actionsFor('read');
const writing = actionsFor('write');

export const hosts = {
  ...recordActions(hostRecords),
  booked: action({
    input: recordInput,
    run: ({ id }) => listBookedTimes(id),
    errorMessage: hostErrors.fetchBooked,
  }),
  calendar: writing({
    input: recordInput,
    run: ({ id }) => readCalendar(id),
    errorMessage: hostErrors.calendar,
  }),
  /** Answers the address, which is shown once. */
  renewCalendar: writing({
    input: recordInput,
    run: ({ id }) => renewCalendar(id),
    errorMessage: hostErrors.renew,
  }),
};
