import { byteOrderMark, csvLine, dashless } from '../../../model/csv.ts';
import {
  enquiryFormNames,
  enquiryForms,
  formatEnquiryAnswer,
  type EnquiryFormName,
} from '../enquiry.ts';
import { enquiryEvent, type EnquiryEvent } from '../enquiry-event.ts';
import { viewingLine } from '../../viewings/office/viewing-texts.ts';
import { statusLabel } from '../enquiry-status.ts';
import { formLabels, type InboxEnquiry } from './enquiry-inbox.ts';

export type CsvEnquiry = InboxEnquiry & {
  /** When the sender withdrew the consent to emails; absent while it stands. */
  unsubscribedAt?: string | undefined;
  assignee?: { name: string; email: string } | undefined;
};

type Column = {
  title: string;
  /** The second argument is the enquiry as other systems are told of it: the table has all of that. */
  cell: (enquiry: CsvEnquiry, event: EnquiryEvent) => string;
};

type TableOptions = { form: EnquiryFormName | undefined; siteUrl: URL };

/** Fields whose columns come first. */
const leading = new Set([
  'firstName',
  'lastName',
  'fullName',
  'email',
  'phone',
  'subject',
  'message',
]);

/** Enquiries as a table for import: one row per enquiry, and a column for each field of the form or of all forms. */
export function enquiryTable(
  { form, siteUrl }: TableOptions,
  formatTime: (time: string) => string,
) {
  const timeText = (time: string | null | undefined) => (time ? formatTime(time) : '');
  const fields = columnsOfFields(form);
  const columnsNamed = (name: string) => fields.filter((field) => field.name === name);
  const columns: Column[] = [
    { title: 'First name', cell: (_enquiry, { contact }) => contact.firstName },
    { title: 'Last name', cell: (_enquiry, { contact }) => contact.lastName },
    ...columnsNamed('email'),
    ...columnsNamed('phone').map((phone) => ({
      ...phone,
      cell: (...of: Parameters<Column['cell']>) => dashless(phone.cell(...of)),
    })),
    { title: 'Received', cell: ({ createdAt }) => formatTime(createdAt) },
    { title: 'Form', cell: (enquiry) => formLabels[enquiry.form] },
    { title: 'About', cell: ({ aboutName }) => aboutName ?? '' },
    ...columnsNamed('subject'),
    ...columnsNamed('message'),
    { title: 'Stage', cell: statusLabel },
    { title: 'Follow-up date', cell: ({ followUpOn }) => followUpOn ?? '' },
    { title: 'Reference', cell: ({ reference }) => reference ?? '' },
    { title: 'Home', cell: ({ home }) => home ?? '' },
    ...fields.filter(({ name }) => !leading.has(name)),
    { title: 'Note', cell: ({ note }) => note },
    { title: 'Consent text', cell: ({ consentSentence }) => consentSentence },
    { title: 'Consent version', cell: ({ consentVersion }) => consentVersion },
    { title: 'Consent language', cell: ({ consentLanguage }) => consentLanguage },
    { title: 'Consent to emails', cell: ({ newsletterSentence }) => newsletterSentence },
    { title: 'Source', cell: ({ source }) => source ?? '' },
    { title: 'Channel', cell: (_enquiry, { channel }) => channel },
    { title: 'Language', cell: (_enquiry, { language }) => language ?? '' },
    { title: 'City of the project', cell: (_enquiry, { about }) => about?.city ?? '' },
    { title: 'Page', cell: (_enquiry, { about }) => about?.url ?? '' },
    { title: 'Assignee', cell: (_enquiry, { assignedTo }) => assignedTo?.name ?? '' },
    { title: 'Assignee email', cell: (_enquiry, { assignedTo }) => assignedTo?.email ?? '' },
    { title: 'Answered', cell: ({ answeredAt }) => timeText(answeredAt) },
    { title: 'Changed', cell: ({ updatedAt }) => timeText(updatedAt) },
    { title: 'Original enquiry', cell: (_enquiry, { mergedInto }) => mergedInto ?? '' },
    { title: 'ID', cell: ({ id }) => id },
    { title: 'Link', cell: (_enquiry, { url }) => url },
    { title: 'Viewing', cell: viewingLine },
    { title: 'Unsubscribed', cell: ({ unsubscribedAt }) => timeText(unsubscribedAt) },
  ];
  return {
    head: byteOrderMark + csvLine(columns.map(({ title }) => title)),
    lines: (enquiries: CsvEnquiry[]) =>
      enquiries
        .map((enquiry) => {
          const event = enquiryEvent(enquiry, { siteUrl, assignee: enquiry.assignee });
          return csvLine(columns.map(({ cell }) => cell(enquiry, event)));
        })
        .join(''),
  };
}

function columnsOfFields(form: EnquiryFormName | undefined): (Column & { name: string })[] {
  const fields = (form ? [form] : enquiryFormNames).flatMap((name) => enquiryForms[name].fields);
  const labels = new Map(fields.toReversed().map(({ name, label }) => [name, label]));
  const names = [...new Set(fields.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    title: labels.get(name) ?? name,
    cell: (enquiry) => formatEnquiryAnswer(enquiry.form, name, enquiry.answers[name]),
  }));
}
