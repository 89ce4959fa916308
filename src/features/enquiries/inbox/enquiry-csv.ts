import { byteOrderMark, csvLine, dashless } from '../../../records/csv.ts';
import { splitName } from '../../../lib/text/person-name.ts';
import {
  enquiryFormNames,
  enquiryForms,
  formatEnquiryAnswer,
  type EnquiryFormName,
} from '../enquiry.ts';
import { statusLabel } from '../enquiry-status.ts';
import { formLabels, type InboxEnquiry } from './enquiry-inbox.ts';

/** With the time when the sender withdrew the consent to emails; absent while it stands. */
export type CsvEnquiry = InboxEnquiry & { unsubscribedAt?: string | undefined };

type Column = { title: string; cell: (enquiry: CsvEnquiry) => string };

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
  form: EnquiryFormName | undefined,
  formatTime: (time: string) => string,
) {
  const fields = columnsOfFields(form);
  const columnsNamed = (name: string) => fields.filter((field) => field.name === name);
  const columns: Column[] = [
    { title: 'First name', cell: (enquiry) => splitPersonName(enquiry).firstName },
    { title: 'Last name', cell: (enquiry) => splitPersonName(enquiry).lastName },
    ...columnsNamed('email'),
    ...columnsNamed('phone').map((phone) => ({
      ...phone,
      cell: (enquiry: CsvEnquiry) => dashless(phone.cell(enquiry)),
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
    {
      title: 'Unsubscribed',
      cell: ({ unsubscribedAt }) =>
        unsubscribedAt === undefined ? '' : formatTime(unsubscribedAt),
    },
  ];
  return {
    head: byteOrderMark + csvLine(columns.map(({ title }) => title)),
    lines: (enquiries: CsvEnquiry[]) =>
      enquiries.map((enquiry) => csvLine(columns.map(({ cell }) => cell(enquiry)))).join(''),
  };
}

function splitPersonName({ answers, name }: InboxEnquiry) {
  const { firstName, lastName, fullName } = answers;
  if (firstName === undefined && lastName === undefined) return splitName(fullName ?? name);
  return { firstName: firstName ?? '', lastName: lastName ?? '' };
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
