import { actions } from 'astro:actions';
import type { Change, Action, Refusal } from '../../admin/actions.ts';
import type {
  Erased,
  HeldEnquiry,
  InboxEnquiry,
  InboxFilter,
  InboxMail,
  InboxPage,
  OpenedEnquiry,
  PersonFound,
} from './enquiry-inbox.ts';

type Id = { id: string };
type Revision = Id & { revision: number };
type Person = { email: string };
type Changes = Partial<Pick<InboxEnquiry, 'state' | 'note'>>;

export const enquiryActions: {
  list: Action<InboxFilter & { page: number }, InboxPage | Refusal>;
  open: Action<Id, OpenedEnquiry | null | Refusal>;
  find: Action<Id, OpenedEnquiry | null | Refusal>;
  save: Action<Revision & Changes, Change<InboxEnquiry>>;
  remove: Action<Revision, Change<InboxEnquiry>>;
  resend: Action<Id, InboxMail | null | Refusal>;
  findPerson: Action<Person, PersonFound | Refusal>;
  exportPerson: Action<Person, HeldEnquiry[] | Refusal>;
  erasePerson: Action<Person, Erased | Refusal>;
} = actions.enquiries;
