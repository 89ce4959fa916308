import { isTelephone } from '../../../lib/web/telephone.ts';
import { describe, expect, test } from 'vitest';
import { demoEnquiries } from '../enquiries.demo.ts';
import { enquiryFormNames, enquiryForms, fieldsAsked, type EnquiryFormName } from '../enquiry.ts';
import { readEnquiry, validationError } from './read-enquiry.ts';
import { forms as messages } from '../../../messages/en/forms.ts';

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
  test('accepts every field', () => {
    expect(read(form, demoEnquiries[form])).toEqual(demoEnquiries[form]);
  });

  test('requires only the required fields, and stores no empty values', () => {
    const least = Object.fromEntries(
      namesOfRequired(form).map((name) => [name, demoEnquiries[form][name] ?? '']),
    );
    const empty = Object.fromEntries(enquiryForms[form].fields.map(({ name }) => [name, '']));
    expect(read(form, { ...empty, ...least })).toEqual(least);
  });

  test.each(namesOfRequired(form))('requires %s', (name) => {
    for (const blank of ['', '  \n', '\u200B', '\u0000', null, undefined]) {
      const sent = { ...demoEnquiries[form], [name]: blank };
      expect(read(form, sent), JSON.stringify(blank)).toEqual({
        [name]: messages.required,
      });
    }
  });

  test.each(enquiryForms[form].fields.map(({ name }) => name))('limits %s', (name) => {
    const tooLong =
      name === 'email' ? `${'a'.repeat(60)}@${'b.'.repeat(120)}example` : '1'.repeat(5_001);
    expect(
      Object.keys(
        read(form, {
          ...demoEnquiries[form],
          ...(isAgentField(form, name) ? agent : {}),
          [name]: tooLong,
        }),
      ),
    ).toContain(name);
  });

  test.each(enquiryForms[form].fields.map(({ name }) => name))('reads only text in %s', (name) => {
    const people = { ...demoEnquiries[form], ...(isAgentField(form, name) ? agent : {}) };
    for (const nonText of [['a', 'b'], { toString: 1 }, 12, Number.NaN, new File(['x'], 'x.txt')]) {
      expect(read(form, { ...people, [name]: nonText })).toEqual({
        [name]: messages.unreadable,
      });
    }
  });

  test('undeclared fields are dropped', () => {
    const sent = JSON.parse(
      '{"__proto__":{"email":"x"},"constructor":"x","isAdmin":"yes"}',
    ) as object;
    expect(read(form, { ...demoEnquiries[form], ...sent })).toEqual(demoEnquiries[form]);
    expect(
      read(form, JSON.parse('{"__proto__":{"email":"a@b.example"}}') as object),
    ).toHaveProperty('email');
  });
});

test('an e-mail must have a valid format', () => {
  const email = fieldNamed('vip', 'email');
  expect(validationError(email, 'noor@lindqvist.example')).toBeUndefined();
  for (const carriers of ['a..b@docomo.ne.jp', 'a.@ezweb.ne.jp', '.a@softbank.ne.jp']) {
    expect(validationError(email, carriers)).toBeUndefined();
    const quoted = carriers.replace(/^(.*)@/, '"$1"@');
    expect(readEnquiry('vip', { email: quoted }, isTelephone).values).toMatchObject({
      email: carriers,
    });
  }
  expect(validationError(email, 'noor@lindqvist')).toBe(messages.email);
});

test('a telephone field takes numbers as people type them, and no other text', () => {
  const phone = fieldNamed('vip', 'phone');
  for (const number of [
    '+1 604 555 0142',
    '555-0142 ext. 7',
    '604 555 0142 (mobile)',
    '03 1234 5678 / 090 1234 5678',
    '٠١٢٣٤٥٦٧',
  ]) {
    expect(validationError(phone, number)).toBeUndefined();
    expect(validationError(phone, number, isTelephone)).toBeUndefined();
  }
  for (const word of ['none', '+1', 'call me', '12345 Main Street', 'a@b12345.example']) {
    expect(validationError(phone, word, isTelephone)).toBe(messages.phone);
  }
  // The browser notices what is far from a number.
  for (const word of ['none', '+1', 'call me', 'a@b12345.example'])
    expect(validationError(phone, word)).toBe(messages.phone);
  expect(validationError(fieldNamed('partner-contact', 'phone'), '')).toBeUndefined();
});

test('line breaks are removed from single-line fields and kept in messages', () => {
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

test('text in a wrong encoding is an error', () => {
  expect(read('vip', { ...demoEnquiries.vip, firstName: 'Zo\uFFFD' })).toEqual({
    firstName: messages.unreadable,
  });
});

test('a checkbox is either ticked or not', () => {
  const least = { fullName: 'A', email: 'a@b.example', phone: '12345' };
  for (const yes of ['yes', 'on', 'true', '1', true]) {
    expect(read('project-interest', { ...least, newsletterOptIn: yes })).toEqual({
      ...least,
      newsletterOptIn: 'yes',
    });
  }
  for (const falsyValue of ['no', 'off', 'false', '0', '', false, null]) {
    expect(read('project-interest', { ...least, newsletterOptIn: falsyValue })).toEqual(least);
  }
});

test('an agent gets the agency fields instead of the preferences', () => {
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

test('errors in a hidden section are ignored', () => {
  const agentAnswers = { ...demoEnquiries['project-interest'], ...agent };
  for (const invalidAnswers of [{ budget: 'a lot' }, { isAgent: '', unitsInterested: '9' }]) {
    expect(readEnquiry('project-interest', { ...agentAnswers, ...invalidAnswers }).errors).toEqual(
      {},
    );
  }
});

test('what browsers may fill in is no trap', () => {
  for (const form of enquiryFormNames) {
    const sent = { ...demoEnquiries[form], company: 'Acme', 'company-website': 'Acme Homes Inc' };
    expect(readEnquiry(form, sent).isTrapped, form).toBe(false);
  }
});

test('any value in the trap is detected', () => {
  for (const bait of ['x', ' ', 'on', ['a'], {}, 0, false]) {
    const { isTrapped } = readEnquiry('vip', { 'bot-field': bait });
    expect(isTrapped, JSON.stringify(bait)).toBe(true);
  }
  for (const blank of ['', null, undefined]) {
    expect(readEnquiry('contact', { 'bot-field': blank }).isTrapped).toBe(false);
  }
});

/** The answers, or the validation errors by field. */
function read(form: EnquiryFormName, sent: object) {
  const { answers, errors } = readEnquiry(form, sent as Record<string, unknown>);
  return Object.keys(errors).length > 0 ? errors : answers;
}

function namesOfRequired(form: EnquiryFormName) {
  return enquiryForms[form].fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
}

function fieldNamed(form: EnquiryFormName, name: string) {
  const field = enquiryForms[form].fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`${form} has no ${name}`);
  return field;
}

function isAgentField(form: EnquiryFormName, name: string) {
  return form === 'project-interest' && fieldNamed(form, name).section === 'agent';
}
