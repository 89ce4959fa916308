import { actionsFor, recordInput } from '../../../platform/actions.ts';
import { recordActions } from '../../../records/record-actions.server.ts';
import { hostErrors } from './host.ts';
import { hostRecords, listBooked } from './hosts.server.ts';

const action = actionsFor('read');

export const hosts = {
  ...recordActions(hostRecords),
  booked: action({
    input: recordInput,
    run: ({ id }) => listBooked(id),
    errorMessage: hostErrors.fetchBooked,
  }),
};
