import { z } from 'zod';
import { adminAction, recordInput, revisionInput } from '../../platform/actions.ts';
import { day, line } from '../../records/fields.ts';
import { decide, listNames, takeBackDecision } from './desk-work.server.ts';
import { preferencesSchema } from './notice-times.ts';
import { readPreferences, savePreferences } from './notices.server.ts';
import { replyErrors } from './enquiry-message.ts';
import { sendReply } from './replies.server.ts';
import { stages } from './enquiry-stage.ts';
import { enquiryFormNames } from './enquiry.ts';
import { enquiryErrors, enquiryStates, inboxViews } from './enquiry-inbox.ts';
import { searchSchema } from './inbox-search.ts';
import { countNewEnquiries, listEnquiries } from './enquiries-inbox.server.ts';
import { erasePerson, exportPerson, findPerson } from './enquiries-of-person.server.ts';
import {
  deleteEnquiry,
  eraseEnquiry,
  findEnquiry,
  openEnquiry,
  resendMail,
  saveEnquiry,
} from './opened-enquiries.server.ts';

/** So many enquiries are changed at once. */
const mostAtOnce = 500;

const decision = z.union([
  z.strictObject({ stage: z.enum(stages) }),
  z.strictObject({ state: z.enum(enquiryStates) }),
  z.strictObject({ givenTo: z.string().max(100).nullable() }),
  z.strictObject({ followUpOn: day.nullable() }),
  z.strictObject({ isDeleted: z.boolean() }),
  z.strictObject({ joinedTo: recordInput.shape.id.nullable() }),
]);

const person = z.object({ email: z.string().trim().min(1).max(254) });

const steps = z.object({
  steps: z
    .array(
      revisionInput.extend({
        before: z.object({
          state: z.enum(enquiryStates),
          stage: z.enum(stages),
          givenTo: z.string().max(100).nullable(),
          followUpOn: day.nullable(),
          answeredAt: z.iso.datetime().nullable(),
          deletedAt: z.iso.datetime().nullable(),
          joinedTo: recordInput.shape.id.nullable(),
        }),
      }),
    )
    .max(mostAtOnce),
});

const filter = {
  form: z.enum(enquiryFormNames).optional(),
  view: z.enum(inboxViews).optional(),
  stage: z.enum(stages).optional(),
  givenTo: z.string().max(100).optional(),
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
  members: adminAction({
    input: z.undefined(),
    run: listNames,
    otherwise: enquiryErrors.fetch,
  }),
  find: adminAction({
    input: recordInput,
    run: findEnquiry,
    otherwise: enquiryErrors.fetch,
  }),
  open: adminAction({ input: recordInput, run: openEnquiry, otherwise: enquiryErrors.fetch }),
  save: adminAction({ input: change, run: saveEnquiry, otherwise: enquiryErrors.save }),
  decide: adminAction({
    input: z.object({ ids: z.array(recordInput.shape.id).max(mostAtOnce), decision }),
    run: decide,
    otherwise: enquiryErrors.save,
  }),
  takeBack: adminAction({ input: steps, run: takeBackDecision, otherwise: enquiryErrors.save }),
  erase: adminAction({ input: recordInput, run: eraseEnquiry, otherwise: enquiryErrors.delete }),
  remove: adminAction({
    input: revisionInput,
    run: deleteEnquiry,
    otherwise: enquiryErrors.delete,
  }),
  preferences: adminAction({
    input: z.undefined(),
    run: readPreferences,
    otherwise: enquiryErrors.fetch,
  }),
  savePreferences: adminAction({
    input: preferencesSchema,
    run: savePreferences,
    otherwise: enquiryErrors.preferences,
  }),
  reply: adminAction({
    input: recordInput.extend({
      submissionKey: z.string().regex(/^[\w-]{16,64}$/),
      subject: line.max(200, 'This is too long: 200 characters at most.'),
      html: z.string().max(100_000, 'This is too long: 100,000 characters at most.'),
    }),
    run: sendReply,
    otherwise: replyErrors.send,
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
