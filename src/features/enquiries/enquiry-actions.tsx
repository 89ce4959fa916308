import { actions } from 'astro:actions';
import type { Change, Action, Refusal } from '../../admin/actions.ts';
import type { Decision, Undo } from './desk-work.ts';
import type { Preferences } from './notice-times.ts';
import type { ReplyOutcome } from './enquiry-message.ts';
import type {
  Erased,
  ExportedPerson,
  InboxEnquiry,
  InboxFilter,
  InboxMail,
  InboxPage,
  MemberName,
  OpenedEnquiry,
  PersonFound,
} from './enquiry-inbox.ts';

type Id = { id: string };
type Reply = { submissionKey: string; subject: string; html: string };
type Revision = Id & { revision: number };
type Person = { email: string };
type Changes = Partial<Pick<InboxEnquiry, 'state' | 'note'>>;

export const enquiryActions: {
  list: Action<InboxFilter & { page: number }, InboxPage | Refusal>;
  members: Action<undefined, MemberName[] | Refusal>;
  open: Action<Id, OpenedEnquiry | null | Refusal>;
  find: Action<Id, OpenedEnquiry | null | Refusal>;
  save: Action<Revision & Changes, Change<InboxEnquiry>>;
  decide: Action<{ ids: string[]; decision: Decision }, Undo | Refusal>;
  takeBack: Action<Undo, { undone: number; left: number } | Refusal>;
  erase: Action<Id, Erased | Refusal>;
  remove: Action<Revision, Change<InboxEnquiry>>;
  preferences: Action<undefined, Preferences | Refusal>;
  savePreferences: Action<Preferences, Preferences | Refusal>;
  reply: Action<Id & Reply, ReplyOutcome | Refusal>;
  resend: Action<Id, InboxMail | null | Refusal>;
  findPerson: Action<Person, PersonFound | Refusal>;
  exportPerson: Action<Person, ExportedPerson | Refusal>;
  erasePerson: Action<Person, Erased | Refusal>;
} = actions.enquiries;
