import { describe, expect, test } from 'vitest';
import { facts } from '../../site/facts.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import {
  answersInWords,
  enquiryErrors,
  enquiryFormNames,
  enquiryForms,
  fieldsAsked,
  wordsAbout,
  type EnquiryFormName,
} from './enquiry.ts';
import { complaintAbout, fieldComplaints, type EnquiryField } from './enquiry-field.ts';
import { enquirySchema, isTrapped } from './enquiry-schema.ts';
import { enquiryWords } from './enquiry-words.ts';

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

const agent = {
  fullName: 'Émile Laroche',
  email: 'emile@laroche.example',
  phone: '514 555 0121',
  isAgent: 'yes',
  agencyName: 'Laroche & Associés',
  licenseNumber: 'QC 4711',
  unitsInterested: '2-5',
  representingBuyer: 'yes',
  wantsMarketingMaterials: 'yes',
};

describe.each(enquiryFormNames)('%s', (form) => {
  test('asks for what the specification says', () => {
    const names = enquiryForms[form].fields.filter(({ isRequired }) => isRequired);
    expect(names.map(({ name }) => name).join(' ')).toBe(required[form]);
  });

  test('takes every field', () => {
    expect(read(form, demoEnquiries[form])).toEqual(demoEnquiries[form]);
  });

  test('takes nothing but what is required, and stores nothing empty', () => {
    const least = Object.fromEntries(
      required[form].split(' ').map((name) => [name, demoEnquiries[form][name] ?? '']),
    );
    const empty = Object.fromEntries(enquiryForms[form].fields.map(({ name }) => [name, '']));
    expect(read(form, { ...empty, ...least })).toEqual(least);
  });

  test.each(required[form].split(' '))('wants %s', (name) => {
    for (const nothing of ['', '  \n', '\u200B', '\u0000', null, undefined]) {
      const sent = { ...demoEnquiries[form], [name]: nothing };
      expect(read(form, sent), JSON.stringify(nothing)).toEqual({
        [name]: fieldComplaints.required,
      });
    }
  });

  test.each(enquiryForms[form].fields.map(({ name }) => name))('bounds %s', (name) => {
    const tooMuch =
      name === 'email' ? `${'a'.repeat(60)}@${'b.'.repeat(120)}example` : '1'.repeat(5_001);
    expect(
      Object.keys(
        read(form, {
          ...demoEnquiries[form],
          ...(isAgentField(form, name) ? agent : {}),
          [name]: tooMuch,
        }),
      ),
    ).toContain(name);
  });

  test.each(enquiryForms[form].fields.map(({ name }) => name))('reads only text in %s', (name) => {
    const people = { ...demoEnquiries[form], ...(isAgentField(form, name) ? agent : {}) };
    for (const wrong of [['a', 'b'], { toString: 1 }, 12, Number.NaN, new File(['x'], 'x.txt')]) {
      expect(read(form, { ...people, [name]: wrong })).toEqual({
        [name]: fieldComplaints.unreadable,
      });
    }
  });

  test('a field that nobody declared is dropped', () => {
    const sent = JSON.parse(
      '{"__proto__":{"email":"x"},"constructor":"x","isAdmin":"yes"}',
    ) as object;
    expect(read(form, { ...demoEnquiries[form], ...sent })).toEqual(demoEnquiries[form]);
    expect(
      read(form, JSON.parse('{"__proto__":{"email":"a@b.example"}}') as object),
    ).toHaveProperty('email');
  });

  test('names of fields stand once, and words have no gaps', () => {
    const names = enquiryForms[form].fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(enquiryForms[form].trap);
  });
});

test('only what says that all are welcome is chosen to begin with', () => {
  const chosen = enquiryFormNames.flatMap((form) =>
    enquiryForms[form].fields.flatMap((field) =>
      field.initial === undefined ? [] : [[form, field.name, field.initial]],
    ),
  );
  expect(chosen).toEqual(initial);
  for (const [form, name, option] of initial) {
    const field = enquiryForms[form].fields.find((one) => one.name === name);
    expect(field?.options?.map(({ value }) => value)).toContain(option);
  }
});

test.each(options)('%s offers in %s what the specification says', (form, name, expected) => {
  const field = fieldNamed(form, name);
  expect(field.options?.map(({ value }) => value).join('|')).toBe(expected);
  for (const { value } of field.options ?? []) {
    expect(complaintAbout(field, value)).toBeUndefined();
  }
  for (const other of ['', 'none', expected, ` ${expected.split('|')[0]}x`, 'constructor']) {
    expect(complaintAbout(field, other)).toBe(
      other || field.isRequired
        ? other
          ? fieldComplaints.option
          : fieldComplaints.required
        : undefined,
    );
  }
});

test('every select is among those compared with the specification', () => {
  const all = enquiryFormNames.flatMap((form) =>
    enquiryForms[form].fields.filter((field) => field.options).map(({ name }) => `${form} ${name}`),
  );
  expect(all.toSorted()).toEqual(options.map(([form, name]) => `${form} ${name}`).toSorted());
});

test('an e-mail has the format of one', () => {
  const email = fieldNamed('vip', 'email');
  expect(complaintAbout(email, 'noor@lindqvist.example')).toBeUndefined();
  expect(complaintAbout(email, 'noor@lindqvist')).toBe(fieldComplaints.email);
});

test('a telephone number has digits, of whatever script', () => {
  const phone = fieldNamed('vip', 'phone');
  for (const number of ['+1 604 555 0142', '555-0142 ext. 7', '٠١٢٣٤٥٦٧']) {
    expect(complaintAbout(phone, number)).toBeUndefined();
  }
  for (const word of ['none', '+1', 'call me']) {
    expect(complaintAbout(phone, word)).toBe(fieldComplaints.phone);
  }
  expect(complaintAbout(fieldNamed('partner-contact', 'phone'), '')).toBeUndefined();
});

test('a line cannot begin another, and a message keeps its breaks', () => {
  const sent = {
    ...demoEnquiries.vip,
    firstName: 'Noor\r\nBcc: all@a.example',
    message: ' One\r\n\r\ntwo\u0000\u202E\t ',
  };
  expect(read('vip', sent)).toMatchObject({
    firstName: 'Noor Bcc: all@a.example',
    message: 'One\n\ntwo',
  });
});

test('what was sent in another encoding is asked for again', () => {
  expect(read('vip', { ...demoEnquiries.vip, firstName: 'Zo\uFFFD' })).toEqual({
    firstName: fieldComplaints.unreadable,
  });
});

test('a checkbox is ticked or not', () => {
  const least = { fullName: 'A', email: 'a@b.example', phone: '12345' };
  for (const yes of ['yes', 'on', 'true', '1', true]) {
    expect(read('project-interest', { ...least, newsletterOptIn: yes })).toEqual({
      ...least,
      newsletterOptIn: 'yes',
    });
  }
  for (const no of ['no', 'off', 'false', '0', '', false, null]) {
    expect(read('project-interest', { ...least, newsletterOptIn: no })).toEqual(least);
  }
});

test('an agent is asked about the agency in place of the preferences', () => {
  const both = { ...demoEnquiries['project-interest'], ...agent };
  const sections = new Set(fieldsAsked('project-interest', both).map(({ section }) => section));
  expect([...sections]).toEqual(['contact', 'agent', 'additional']);
  const answers = read('project-interest', both);
  expect(answers).toMatchObject(agent);
  for (const name of ['investorType', 'unitType', 'budget', 'wantsPaymentPlan']) {
    expect(answers).not.toHaveProperty(name);
  }
  const buyer = read('project-interest', { ...both, isAgent: '' });
  expect(buyer).toMatchObject({ investorType: 'Both', wantsPaymentPlan: 'yes' });
  expect(buyer).not.toHaveProperty('agencyName');
});

test('what is wrong in a section that does not stand open is no matter', () => {
  expect(enquiryErrors('project-interest', { ...agent, budget: 'a lot' })).toEqual({});
  expect(
    enquiryErrors('project-interest', { ...agent, isAgent: '', unitsInterested: '9' }),
  ).toEqual({});
});

test('the trap is seen whatever lies in it', () => {
  for (const bait of ['x', ' ', 'on', ['a'], {}, 0, false]) {
    expect(isTrapped('vip', { 'bot-field': bait }), JSON.stringify(bait)).toBe(true);
  }
  for (const nothing of ['', null, undefined]) {
    expect(isTrapped('contact', { 'company-website': nothing, 'bot-field': 'x' })).toBe(false);
  }
});

test('answers are told in words', () => {
  const words = answersInWords('contact', demoEnquiries.contact);
  expect(words).toContainEqual({ label: 'Subject', words: 'Investment Opportunities' });
  const interest = answersInWords('project-interest', demoEnquiries['project-interest']);
  expect(interest).toContainEqual({ label: 'I would like a payment plan', words: 'Yes' });
  expect(interest.map(({ label }) => label)).not.toContain('Agency name');
});

test('texts about a partner name the partner', () => {
  const { button, consent } = enquiryForms['partner-contact'];
  const about = { name: 'Ingrid Halvorsen', firstName: 'Ingrid' };
  expect(wordsAbout(button, about)).toBe('Send to Ingrid');
  expect(wordsAbout(consent, about)).toMatch(/^Your message goes to Ingrid Halvorsen and /);
});

test('the telephone number and the address in the words are those of the company', () => {
  const { street, city, region, postalCode } = facts.address;
  expect(enquiryWords.failed).toContain(facts.phone);
  expect(enquiryWords.limited(2)).toContain(facts.phone);
  expect(enquiryForms.vip.consent).toContain(`${street}, ${city}, ${region} ${postalCode}`);
  for (const form of enquiryFormNames) {
    expect(enquiryForms[form].consent).toContain(facts.infoEmail);
  }
});

/** The answers, or the complaints by field. */
function read(form: EnquiryFormName, sent: object): Record<string, string> {
  const { data, error } = enquirySchema(form).safeParse(sent);
  if (data) return data;
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

function fieldNamed(form: EnquiryFormName, name: string): EnquiryField {
  const field = enquiryForms[form].fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${form} has no ${name}`);
  return field;
}

function isAgentField(form: EnquiryFormName, name: string) {
  return form === 'project-interest' && fieldNamed(form, name).section === 'agent';
}
