import { z } from 'zod';
import { signAs } from './conversation/signature.server.ts';
import { actionsFor, recordInput, revisionInput } from '../../platform/actions.ts';
import { day, line } from '../../model/fields.ts';
import { decideForStaff, decideForPartner } from './assignment/decision-rights.server.ts';
import { listNames } from './assignment/decisions.server.ts';
import { preferencesSchema } from './notifications/notice-times.ts';
import { readPreferences, savePreferences } from './notifications/notices.server.ts';
import { replyErrors } from './conversation/enquiry-message.ts';
import { signatureSchema } from './conversation/reply-templates.ts';
import { dismissReply, sendReply } from './conversation/replies.server.ts';
import { stages, statuses } from './enquiry-status.ts';
import { enquiryFormNames } from './enquiry.ts';
import { enquiryErrors } from './inbox/enquiry-inbox.ts';
import { inboxFolders, viewingFilters } from './inbox/inbox-filter.ts';
import { searchSchema } from './inbox/inbox-search.ts';
import { listEnquiries } from './inbox/enquiries-inbox.server.ts';
import { unmutePerson, unsubscribePerson } from './privacy/consents.server.ts';
import { erasePerson, exportPerson, findPerson } from './privacy/enquiries-of-person.server.ts';
import { readableSubjects } from '../own-records.server.ts';
import { ofOwnEnquiry, ofOwnThread } from './assignment/own-enquiries.server.ts';
import { listUnnotifiedForms } from './notifications/unnotified-forms.server.ts';
import { countWaiting, countWaitingFor } from './notifications/waiting-enquiries.server.ts';
import {
  addNote,
  deleteEnquiry,
  deleteNote,
  eraseEnquiry,
  findEnquiry,
  openEnquiry,
  resendEmail,
  withErrorsFor,
} from './inbox/opened-enquiries.server.ts';

const action = actionsFor('enquiries');
const erasure = actionsFor('erase');
const ofOwners = actionsFor('settings');

const maxAtOnce = 500;

const decision = z.union([
  z.strictObject({ status: z.enum(statuses) }),
  z.strictObject({ isRead: z.boolean() }),
  z.strictObject({ givenTo: z.string().max(100).nullable() }),
  z.strictObject({ followUpOn: day.nullable() }),
  z.strictObject({ isDeleted: z.boolean() }),
  z.strictObject({ joinedTo: recordInput.shape.id.nullable() }),
]);

const person = z.object({ email: z.string().trim().min(1).max(254) });

const filter = {
  form: z.enum(enquiryFormNames).optional(),
  folder: z.enum(inboxFolders).optional(),
  stages: z.array(z.enum(stages)).max(stages.length).optional(),
  isUnread: z.boolean().optional(),
  givenTo: z.string().max(100).optional(),
  viewing: z.enum(viewingFilters).optional(),
  search: searchSchema.max(200).optional(),
};

const noteInput = recordInput.extend({ noteId: z.string().regex(/^[\w-]{16,64}$/) });

export const enquiries = {
  list: action({
    input: z.object({
      ...filter,
      page: z.number().int().min(1).max(100_000),
      after: z.object({ createdAt: z.string().max(50), id: z.string().max(50) }).optional(),
    }),
    run: listEnquiries,
    own: async (query, member) =>
      listEnquiries({ ...query, about: await readableSubjects(member) }),
    errorMessage: enquiryErrors.fetch,
  }),
  countWaiting: action({
    input: z.undefined(),
    run: () => countWaiting(),
    own: (_none, member) => countWaitingFor(member),
    errorMessage: enquiryErrors.fetch,
  }),
  unnotified: actionsFor('settings')({
    input: z.undefined(),
    run: () => listUnnotifiedForms(),
    errorMessage: enquiryErrors.fetch,
  }),
  members: action({
    input: z.undefined(),
    run: listNames,
    own: async (_none, { id, name, email }) => [{ id, name, email }],
    errorMessage: enquiryErrors.fetch,
  }),
  signAs: action({
    input: signatureSchema,
    run: ({ name }, _editor, { id }) => signAs(id, name),
    own: ({ name }, { id }) => signAs(id, name),
    errorMessage: enquiryErrors.name,
  }),
  find: action({
    input: recordInput,
    run: (input, _editor, member) => withErrorsFor(member, findEnquiry(input)),
    own: (input, member) => withErrorsFor(member, ofOwnThread(findEnquiry)(input, member)),
    errorMessage: enquiryErrors.fetch,
  }),
  open: action({
    input: recordInput,
    run: (input, editor, member) => withErrorsFor(member, openEnquiry(input, editor)),
    own: (input, member) => withErrorsFor(member, ofOwnThread(openEnquiry)(input, member)),
    errorMessage: enquiryErrors.fetch,
  }),
  addNote: action({
    input: noteInput.extend({
      body: line.max(10_000, 'Too long: use 10,000 characters or fewer.'),
    }),
    run: addNote,
    own: ofOwnEnquiry(addNote),
    errorMessage: enquiryErrors.note,
  }),
  deleteNote: action({
    input: noteInput,
    run: deleteNote,
    own: ofOwnEnquiry(deleteNote),
    errorMessage: enquiryErrors.note,
  }),
  decide: action({
    input: z.object({ ids: z.array(recordInput.shape.id).min(1).max(maxAtOnce), decision }),
    run: decideForStaff,
    own: decideForPartner,
    errorMessage: enquiryErrors.save,
  }),
  erase: erasure({ input: recordInput, run: eraseEnquiry, errorMessage: enquiryErrors.delete }),
  remove: erasure({ input: revisionInput, run: deleteEnquiry, errorMessage: enquiryErrors.delete }),
  preferences: action({
    input: z.undefined(),
    run: readPreferences,
    own: (_none, { email }) => readPreferences(undefined, email),
    errorMessage: enquiryErrors.fetch,
  }),
  savePreferences: action({
    input: preferencesSchema,
    run: savePreferences,
    own: (preferences, { email }) => savePreferences(preferences, email),
    errorMessage: enquiryErrors.preferences,
  }),
  reply: action({
    input: recordInput.extend({
      submissionKey: z.string().regex(/^[\w-]{16,64}$/),
      subject: line.max(200, 'Too long: use 200 characters or fewer.'),
      html: z.string().max(100_000, 'Too long: use 100,000 characters or fewer.'),
    }),
    run: sendReply,
    own: ofOwnEnquiry(sendReply),
    errorMessage: replyErrors.send,
  }),
  dismissReply: action({
    input: recordInput,
    run: dismissReply,
    own: ofOwnEnquiry(dismissReply),
    errorMessage: replyErrors.dismiss,
  }),
  resend: action({ input: recordInput, run: resendEmail, errorMessage: enquiryErrors.resend }),
  findPerson: action({ input: person, run: findPerson, errorMessage: enquiryErrors.fetch }),
  unsubscribePerson: action({
    input: person,
    run: unsubscribePerson,
    errorMessage: enquiryErrors.unsubscribe,
  }),
  unmutePerson: ofOwners({ input: person, run: unmutePerson, errorMessage: enquiryErrors.unmute }),
  exportPerson: erasure({ input: person, run: exportPerson, errorMessage: enquiryErrors.export }),
  erasePerson: erasure({ input: person, run: erasePerson, errorMessage: enquiryErrors.erase }),
};
