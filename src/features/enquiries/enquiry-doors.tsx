import { actions } from 'astro:actions';
import type { Change, Door, Refusal } from '../../admin/doors.ts';
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
type Written = Partial<Pick<InboxEnquiry, 'state' | 'note'>>;

/** The doors of the inbox, as the kit goes through them. */
export const enquiryDoors: {
  list: Door<InboxFilter & { page: number }, InboxPage | Refusal>;
  open: Door<Id, OpenedEnquiry | null | Refusal>;
  find: Door<Id, OpenedEnquiry | null | Refusal>;
  save: Door<Revision & Written, Change<InboxEnquiry>>;
  remove: Door<Revision, Change<InboxEnquiry>>;
  resend: Door<Id, InboxMail | null | Refusal>;
  findPerson: Door<Person, PersonFound | Refusal>;
  exportPerson: Door<Person, HeldEnquiry[] | Refusal>;
  erasePerson: Door<Person, Erased | Refusal>;
} = actions.enquiries;
