import { enquiryFormNames, enquiryForms, wordsOfAnswer, type EnquiryFormName } from './enquiry.ts';
import { formWords, viewWords, type InboxEnquiry } from './enquiry-inbox.ts';

/** What begins a file that spreadsheets read as UTF-8. */
const byteOrderMark = '\uFEFF';

type Column = { title: string; cell: (enquiry: InboxEnquiry) => string };

/** Enquiries as a table for spreadsheets, with a column for each field that the form, or any form, asks. */
export function enquiryTable(
  form: EnquiryFormName | undefined,
  momentText: (at: string) => string,
) {
  const columns: Column[] = [
    { title: 'Received', cell: ({ createdAt }) => momentText(createdAt) },
    { title: 'Form', cell: (enquiry) => formWords[enquiry.form] },
    { title: 'About', cell: ({ aboutName }) => aboutName ?? '' },
    { title: 'State', cell: ({ state }) => viewWords[state] },
    ...columnsOfFields(form),
    { title: 'Note', cell: ({ note }) => note },
    { title: 'Consent version', cell: ({ consentVersion }) => consentVersion },
  ];
  return {
    head: byteOrderMark + lineOf(columns.map(({ title }) => title)),
    lines: (enquiries: InboxEnquiry[]) =>
      enquiries.map((enquiry) => lineOf(columns.map(({ cell }) => cell(enquiry)))).join(''),
  };
}

function columnsOfFields(form: EnquiryFormName | undefined): Column[] {
  const asked = (form ? [form] : enquiryFormNames).flatMap((name) => enquiryForms[name].fields);
  const labels = new Map(asked.toReversed().map(({ name, label }) => [name, label]));
  const names = [...new Set(asked.map(({ name }) => name))];
  return names.map((name) => ({
    title: labels.get(name) ?? name,
    cell: (enquiry) => wordsOfAnswer(enquiry.form, name, enquiry.answers[name]),
  }));
}

function lineOf(cells: string[]) {
  return `${cells.map(quoted).join(',')}\r\n`;
}

/** A spreadsheet would reckon with what begins like a formula; an apostrophe makes it text. */
function quoted(text: string) {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
