import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { enquiryFormNames } from './enquiry.ts';
import { enquiryErrors, enquiryStates, inboxViews } from './enquiry-inbox.ts';
import { listEnquiries } from './enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from './enquiries-of-person.server.ts';
import {
  deleteEnquiry,
  findEnquiry,
  openEnquiry,
  resendMail,
  saveEnquiry,
} from './opened-enquiries.server.ts';

const id = z.uuid();
const revision = z.number().int();
const person = z.object({ email: z.string().trim().min(1).max(254) });

const filter = {
  form: z.enum(enquiryFormNames).optional(),
  view: z.enum(inboxViews).optional(),
  search: z.string().max(200).optional(),
};

const change = z.object({
  id,
  revision,
  state: z.enum(enquiryStates).optional(),
  note: z.string().max(10_000, 'This is too long: 10,000 characters at most.').optional(),
});

export const enquiries = {
  list: adminAction({
    input: z.object({ ...filter, page: z.number().int().min(1).max(100_000) }),
    run: listEnquiries,
    otherwise: enquiryErrors.fetch,
  }),
  find: adminAction({
    input: z.object({ id }),
    run: findEnquiry,
    otherwise: enquiryErrors.fetch,
  }),
  open: adminAction({ input: z.object({ id }), run: openEnquiry, otherwise: enquiryErrors.fetch }),
  save: adminAction({ input: change, run: saveEnquiry, otherwise: enquiryErrors.save }),
  remove: adminAction({
    input: z.object({ id, revision }),
    run: deleteEnquiry,
    otherwise: enquiryErrors.delete,
  }),
  resend: adminAction({
    input: z.object({ id }),
    run: resendMail,
    otherwise: enquiryErrors.resend,
  }),
  findPerson: adminAction({ input: person, run: findPerson, otherwise: enquiryErrors.fetch }),
  exportPerson: adminAction({ input: person, run: exportPerson, otherwise: enquiryErrors.export }),
  erasePerson: adminAction({ input: person, run: erasePerson, otherwise: enquiryErrors.erase }),
};
