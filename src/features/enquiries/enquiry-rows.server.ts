import type { SelectQueryBuilder } from 'kysely';
import type { OutgoingEmailRow } from '../../platform/mail/row.ts';
import type { Tables } from '../../platform/database/row-types.ts';
import type { EnquiryAnswers, EnquiryRow } from './enquiry.ts';
import {
  enquiryMessage,
  type InboxEnquiry,
  type EnquiryEmail,
  type ListedEnquiry,
} from './inbox/enquiry-inbox.ts';

const longestExcerpt = 160;

const listColumns = [
  'id',
  'form',
  'aboutName',
  'name',
  'email',
  'status',
  'readAt',
  'givenTo',
  'followUpOn',
  'cameBy',
  'joinedTo',
  'isHeld',
  'consentLanguage',
  'viewingState',
  'viewingDetails',
  'createdAt',
] as const;

/** Selects the columns of the list, with the count of failed mails. */
export function listedColumns(query: SelectQueryBuilder<Tables, 'enquiries', object>) {
  return query.select([...listColumns, 'answers']).select((eb) =>
    eb
      .selectFrom('outgoingMails')
      .select((email) => email.fn.countAll().as('count'))
      .whereRef('outgoingMails.enquiryId', '=', 'enquiries.id')
      .where('outgoingMails.state', '=', 'failed')
      .as('failedMails'),
  );
}

type ListedRow = Pick<EnquiryRow, (typeof listColumns)[number] | 'answers'> & {
  failedMails: string | number | bigint | null;
};

export function listedFrom({ answers, failedMails, ...row }: ListedRow): ListedEnquiry {
  const message = enquiryMessage({ form: row.form, answers: answersFrom(answers) });
  return {
    ...row,
    excerpt: message.replaceAll(/\s+/g, ' ').slice(0, longestExcerpt),
    hasFailedEmail: Number(failedMails) > 0,
  };
}

export function enquiryFrom({
  submissionKey: _key,
  emailFolded: _folded,
  searchText: _searched,
  viewingToken: _token,
  answers,
  ...row
}: EnquiryRow): InboxEnquiry {
  return { ...row, answers: answersFrom(answers) };
}

function answersFrom(json: string) {
  return JSON.parse(json) as EnquiryAnswers;
}

export function toEnquiryEmail(email: OutgoingEmailRow): EnquiryEmail {
  const { id, kind, purpose, recipient, subject, bodyText, state } = email;
  const { tries, nextTryAt, lastError, sentAt } = email;
  return {
    id,
    kind,
    purpose,
    recipient,
    subject,
    bodyText,
    state,
    tries,
    nextTryAt,
    lastError,
    sentAt,
  };
}
