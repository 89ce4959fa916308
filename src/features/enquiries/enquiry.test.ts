import { afterEach, describe, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { makeBudgets } from '../../site/settings/budgets.ts';
import { headOffice, provideSettings } from '../../site/settings/settings.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { formatAnswers, enquiryFormNames, enquiryForms, type EnquiryFormName } from './enquiry.ts';
import { trapName } from './forms/enquiry-declaration.ts';
import { formTexts } from './forms/form-texts.ts';
import { consentSentence, fillFormText } from './forms/fill-form-text.ts';
import { validationError } from './forms/read-enquiry.ts';
import { forms as messages } from '../../messages/en/forms.ts';

const required: Record<EnquiryFormName, string> = {
  contact: 'firstName lastName email phone subject message',
  'partner-contact': 'fullName email',
  'project-interest': 'fullName email phone',
  vip: 'firstName lastName email phone',
  join: 'firstName lastName email phone',
};

const options: [EnquiryFormName, field: string, options: string][] = [
  ['contact', 'subject', 'general|property|investment|partnership|careers'],
  ['partner-contact', 'preferredContact', 'Any|Email|Phone|WhatsApp'],
  ['partner-contact', 'purpose', 'Buy|Sell|Rent|Other'],
  ['partner-contact', 'propertyType', 'Condo|House|Land|Commercial|Other'],
  ['partner-contact', 'budget', 'Under $500k|$500k-$1M|$1M-$2M|$2M-$5M|$5M+'],
  ['partner-contact', 'timeframe', 'Immediately|1-3 months|3-6 months|6+ months'],
  ['partner-contact', 'bestTimeToContact', 'Anytime|Morning|Afternoon|Evening'],
  ['project-interest', 'preferredContact', 'Any|Email|Phone|WhatsApp'],
  ['project-interest', 'investorType', 'Investor|Personal|Both'],
  ['project-interest', 'unitType', 'Studio|1-3 Bed|Penthouse'],
  ['project-interest', 'budget', '50k-100k|100k-250k|250k-500k|500k-1m|1m+'],
  ['project-interest', 'paymentPreference', 'Cash|Mortgage|Developer|Undecided'],
  ['project-interest', 'moveInTimeline', 'Immediately|3-6 months|6-12 months|12+ months'],
  ['project-interest', 'unitsInterested', '1|2-5|5+'],
  ['project-interest', 'referralSource', 'Social Media|Google Search|Referral|Event|Other'],
];

const initial: [EnquiryFormName, field: string, option: string][] = [
  ['partner-contact', 'preferredContact', 'Any'],
  ['partner-contact', 'bestTimeToContact', 'Anytime'],
  ['project-interest', 'preferredContact', 'Any'],
];

describe.each(enquiryFormNames)('%s', (form) => {
  test('has the fields of the specification', () => {
    const names = enquiryForms[form].fields.filter(({ isRequired }) => isRequired);
    expect(names.map(({ name }) => name).join(' ')).toBe(required[form]);
  });

  test('field names are unique, and texts have no gaps', () => {
    const names = enquiryForms[form].fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(trapName);
  });
});

test('only the options that welcome everyone are preselected', () => {
  const preselected = enquiryFormNames.flatMap((form) =>
    enquiryForms[form].fields.flatMap((field) =>
      field.initial === undefined ? [] : [[form, field.name, field.initial]],
    ),
  );
  expect(preselected).toEqual(initial);
  for (const [form, name, option] of initial) {
    const field = enquiryForms[form].fields.find((one) => one.name === name);
    expect(field?.options?.map(({ value }) => value)).toContain(option);
  }
});

test.each(options)('%s offers in %s the options of the specification', (form, name, expected) => {
  const field = fieldNamed(form, name);
  expect(field.options?.map(({ value }) => value).join('|')).toBe(expected);
  for (const { value } of field.options ?? []) {
    expect(validationError(field, value)).toBeUndefined();
  }
  for (const other of ['none', expected, ` ${expected.split('|')[0]}x`, 'constructor']) {
    expect(validationError(field, other)).toBe(messages.option);
  }
  const { required: message } = messages;
  expect(validationError(field, '')).toBe(field.isRequired ? message : undefined);
});

test('every select is compared with the specification', () => {
  const all = enquiryFormNames.flatMap((form) =>
    enquiryForms[form].fields.filter((field) => field.options).map(({ name }) => `${form} ${name}`),
  );
  expect(all.toSorted()).toEqual(options.map(([form, name]) => `${form} ${name}`).toSorted());
});

test('answers are formatted as text', () => {
  const lines = formatAnswers('contact', demoEnquiries.contact);
  expect(lines).toContainEqual({ label: 'Subject', text: 'Investment Opportunities' });
  const interest = formatAnswers('project-interest', demoEnquiries['project-interest']);
  expect(interest).toContainEqual({ label: 'I would like a payment plan', text: 'Yes' });
  expect(interest.map(({ label }) => label)).not.toContain('Agency name');
});

test('texts about a partner name the partner', () => {
  const { button } = formTexts('partner-contact');
  const about = { name: 'Ingrid Halvorsen', firstName: 'Ingrid' };
  expect(fillFormText(button, about)).toBe('Send to Ingrid');
  expect(consentSentence('partner-contact', about)).toMatch(
    /^Your message goes to Ingrid Halvorsen and /,
  );
});

afterEach(() => provideSettings(() => baseSettings));

test('the texts contain the company’s name and address', () => {
  const { company } = baseSettings;
  provideSettings(() => ({ ...baseSettings, company: { ...company, name: 'Halden & Roe' } }));
  expect(consentSentence('vip', {})).toContain(
    'you ask Halden & Roe (1180 Harbour Row, Vancouver, BC V6E 0B2)',
  );
  for (const form of enquiryFormNames) {
    expect(consentSentence(form, {})).toContain(headOffice().infoEmail);
  }
});

test('budgets come from the settings, and enquiries keep the chosen text', () => {
  const projectBudgets = makeBudgets('Under 5 mill. kr', 'Over 5 mill. kr');
  const emailTexts = { ...baseSettings.letters, projectBudgets };
  provideSettings(() => ({ ...baseSettings, letters: emailTexts }));
  const budget = fieldNamed('project-interest', 'budget');
  expect(budget.options?.map(({ label }) => label)).toEqual([
    'Under 5 mill. kr',
    'Over 5 mill. kr',
  ]);
  expect(validationError(budget, 'Over 5 mill. kr')).toBeUndefined();
  expect(validationError(budget, '1m+')).toBe(messages.option);
  expect(formatAnswers('project-interest', { budget: '1m+' })).toContainEqual(
    expect.objectContaining({ text: '1m+' }),
  );
});

function fieldNamed(form: EnquiryFormName, name: string) {
  const field = enquiryForms[form].fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${form} has no ${name}`);
  return field;
}
