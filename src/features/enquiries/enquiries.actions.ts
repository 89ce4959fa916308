import { z } from 'zod';
import { adminAction, recordInput, revisionInput } from '../../platform/actions.ts';
import { enquiryFormNames } from './enquiry.ts';
import { enquiryErrors, enquiryStates, inboxViews } from './enquiry-inbox.ts';
import { searchSchema } from './inbox-search.ts';
import {
  countNewEnquiries,
  countNewEnquiriesFor,
  listEnquiries,
} from './enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from './enquiries-of-person.server.ts';
import { subjectsOf } from '../../records/own-records.server.ts';
import { ofOwnEnquiry } from './own-enquiries.server.ts';
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
    right: 'enquiries',
    input: z.object({ ...filter, page: z.number().int().min(1).max(100_000) }),
    run: listEnquiries,
    own: async (asked, member) => listEnquiries({ ...asked, about: await subjectsOf(member) }),
    otherwise: enquiryErrors.fetch,
  }),
  countNew: adminAction({
    right: 'enquiries',
    input: z.undefined(),
    run: () => countNewEnquiries(),
    own: (_none, member) => countNewEnquiriesFor(member),
    otherwise: enquiryErrors.fetch,
  }),
  find: adminAction({
    right: 'enquiries',
    input: recordInput,
    run: findEnquiry,
    own: ofOwnEnquiry(findEnquiry),
    otherwise: enquiryErrors.fetch,
  }),
  open: adminAction({
    right: 'enquiries',
    input: recordInput,
    run: openEnquiry,
    own: ofOwnEnquiry(openEnquiry),
    otherwise: enquiryErrors.fetch,
  }),
  save: adminAction({
    right: 'enquiries',
    input: change,
    run: saveEnquiry,
    own: ofOwnEnquiry(saveEnquiry),
    otherwise: enquiryErrors.save,
  }),
  remove: adminAction({
    right: 'erase',
    input: revisionInput,
    run: deleteEnquiry,
    otherwise: enquiryErrors.delete,
  }),
  resend: adminAction({
    right: 'enquiries',
    input: recordInput,
    run: resendMail,
    otherwise: enquiryErrors.resend,
  }),
  findPerson: adminAction({
    right: 'enquiries',
    input: person,
    run: findPerson,
    otherwise: enquiryErrors.fetch,
  }),
  exportPerson: adminAction({
    right: 'erase',
    input: person,
    run: exportPerson,
    otherwise: enquiryErrors.export,
  }),
  erasePerson: adminAction({
    right: 'erase',
    input: person,
    run: erasePerson,
    otherwise: enquiryErrors.erase,
  }),
};
