import { z } from 'zod';
import { adminAction, recordInput, revisionInput } from '../../platform/actions.ts';
import { enquiryFormNames } from './enquiry.ts';
import { enquiryErrors, enquiryStates, inboxViews } from './enquiry-inbox.ts';
import { searchSchema } from './inbox-search.ts';
import { countNewEnquiries, listEnquiries } from './enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from './enquiries-of-person.server.ts';
import {
  deleteEnquiry,
  findEnquiry,
  openEnquiry,
  resendMail,
  saveEnquiry,
} from './opened-enquiries.server.ts';

const person = z.object({ email: z.string().trim().min(1).max(254) });

const filter = {
  form: z.enum(enquiryFormNames).optional(),
  view: z.enum(inboxViews).optional(),
  search: searchSchema.max(200).optional(),
};

const change = revisionInput.extend({
  state: z.enum(enquiryStates).optional(),
  note: z.string().max(10_000, 'This is too long: 10,000 characters at most.').optional(),
});

export const enquiries = {
  list: adminAction({
    input: z.object({ ...filter, page: z.number().int().min(1).max(100_000) }),
    run: listEnquiries,
    otherwise: enquiryErrors.fetch,
  }),
  countNew: adminAction({
    input: z.undefined(),
    run: countNewEnquiries,
    otherwise: enquiryErrors.fetch,
  }),
  find: adminAction({
    input: recordInput,
    run: findEnquiry,
    otherwise: enquiryErrors.fetch,
  }),
  open: adminAction({ input: recordInput, run: openEnquiry, otherwise: enquiryErrors.fetch }),
  save: adminAction({ input: change, run: saveEnquiry, otherwise: enquiryErrors.save }),
  remove: adminAction({
    input: revisionInput,
    run: deleteEnquiry,
    otherwise: enquiryErrors.delete,
  }),
  resend: adminAction({
    input: recordInput,
    run: resendMail,
    otherwise: enquiryErrors.resend,
  }),
  findPerson: adminAction({ input: person, run: findPerson, otherwise: enquiryErrors.fetch }),
  exportPerson: adminAction({ input: person, run: exportPerson, otherwise: enquiryErrors.export }),
  erasePerson: adminAction({ input: person, run: erasePerson, otherwise: enquiryErrors.erase }),
};
