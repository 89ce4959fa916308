import { expect, test } from 'vitest';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import {
  enquiryFormNames,
  enquiryForms,
  type EnquiryAnswers,
} from '../../../src/features/enquiries/enquiry.ts';
import { trapName } from '../../../src/features/enquiries/forms/enquiry-declaration.ts';
import { formTexts } from '../../../src/features/enquiries/forms/form-texts.ts';
import { baseSettings } from '../../../src/site/settings/base-settings.ts';
import { formPaths } from '../../../src/site/paths.ts';
import { provideSettings } from '../../../src/site/settings/settings.ts';
import { openEnquirySite, somebody } from '../sites/enquiry-site.ts';

provideSettings(() => baseSettings);

const slug = 'ingrid-halvorsen';
/** A project's page belongs to the project. */
const forms = enquiryFormNames.filter((form) => enquiryForms[form].about !== 'project');

const { said, change, send, sendJson, read, enquiries, count } = openEnquirySite();

test.each(forms)('%s is stored with its mails before the visitor reads thank you', async (form) => {
  const address = formPaths[form](slug);
  const { anchor } = enquiryForms[form];
  const answer = await send(address, { 'form-name': form, ...demoEnquiries[form] });
  expect([
    answer.status,
    answer.headers.get('location'),
    answer.headers.get('cache-control'),
  ]).toEqual([
    303,
    expect.stringMatching(
      new RegExp(`^${address}\\?sent=${form}&receipt=[\\da-f-]{36}${anchor ? `#${anchor}` : ''}$`),
    ),
    'no-store',
  ]);
  expect(enquiries()).toMatchObject([
    { form, about_slug: enquiryForms[form].about ? slug : null, status: 'new' },
  ]);
  const location = answer.headers.get('location') ?? '';
  const { headers } = await fetch(new URL(location, answer.url));
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex',
  ]);
  const receipt = await read(location);
  expect(receipt).toContain(`>${String(enquiries()[0]?.['reference'])}</b>`);
  expect(receipt).toContain(demoEnquiries[form]['email']);
  expect(count('outgoing_mails')).toBe(2);
  const thanks = await read(`${address}?sent=${form}`);
  expect(await read(`${address}?sent=${form}&utm=1`)).toBe(thanks);
  expect(thanks).toContain(formTexts(form).thanks.text.replaceAll("'", '&#x27;'));
  expect(count('enquiries')).toBe(1);
});

test.each(forms)(
  'what is wrong with %s comes back with all that was typed, and is not kept',
  async (form) => {
    const markup = { email: 'noor@<b>', message: '</textarea><script>x()' };
    const typed: EnquiryAnswers = { ...demoEnquiries[form], ...markup };
    const answer = await send(formPaths[form](slug), { 'form-name': form, ...typed });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('Enter an email address, such as name@example.com');
    expect(html).toContain('value="noor@&lt;b&gt;"');
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;x()');
    expect(html).toContain(`value="${typed['phone']}"`);
    expect(html).toContain('One field needs attention');
    expect(count('enquiries')).toBe(0);
  },
);

test('a script is answered in JSON, with the same status', async () => {
  const json = { accept: 'application/json' };
  const refused = await send('/vip', { ...demoEnquiries.vip, phone: '' }, json);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({
    isSent: false,
    errors: { phone: 'Please fill in this field.' },
    alert: 'One field needs attention',
    retryAfter: null,
  });
  const sent = await send('/vip', demoEnquiries.vip, json);
  expect([sent.status, sent.headers.get('cache-control'), await sent.json()]).toEqual([
    200,
    'no-store',
    {
      isSent: true,
      errors: {},
      alert: null,
      retryAfter: null,
      thanks: expect.stringMatching(/^\?sent=vip&receipt=[\da-f-]{36}$/),
    },
  ]);
  expect(count('enquiries')).toBe(1);
});

test('sent three times within moments, with script or without, it is one enquiry', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send('/join', demoEnquiries.join)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(count('enquiries')).toBe(1);
  const keyed = { ...demoEnquiries.vip, 'submission-key': 'f'.repeat(32) };
  await Promise.all([1, 2, 3].map(() => send('/vip', keyed)));
  expect([count('enquiries'), count('outgoing_mails')]).toEqual([2, 4]);
});

test.each(forms)('what the trap of %s catches looks sent, and is kept apart', async (form) => {
  const caught = { ...demoEnquiries[form], [trapName]: 'https://pills.example' };
  const answer = await send(formPaths[form](slug), caught);
  expect(answer.status).toBe(303);
  expect(enquiries()).toMatchObject([{ status: 'spam' }]);
  expect(count('outgoing_mails')).toBe(0);
});

test('the trap stands in the form, out of sight and out of the way of the keyboard', async () => {
  for (const form of forms) {
    const html = await read(formPaths[form](slug));
    const [, trap = ''] = /<p hidden[^>]*><label>[^<]*(<input[^>]*>)/.exec(html) ?? [];
    expect(trap).toContain(`name="${trapName}"`);
    expect(trap).toContain('type="search"');
    expect(html).toMatch(new RegExp(`<input[^>]*name="form-name"[^>]*value="${form}"`));
  }
});

test('after thirty from one address the thirty-first waits, and nothing typed is lost', async () => {
  const from = { 'x-forwarded-for': '198.51.100.77' };
  for (let tries = 0; tries < 30; tries++) {
    expect((await send('/vip', somebody(), from)).status).toBe(303);
  }
  const typed = somebody();
  const limited = await send('/vip', typed, from);
  expect(limited.status).toBe(429);
  const seconds = Number(limited.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  const html = await limited.text();
  expect(html).toContain(`Please try again in ${Math.ceil(seconds / 60)} minutes`);
  expect(html).toContain(`value="${typed.email}"`);
  const forged = { 'x-forwarded-for': '203.0.113.1, 198.51.100.77', accept: 'application/json' };
  const again = await send('/vip', somebody(), forged);
  expect(again.status).toBe(429);
  expect(await again.json()).toMatchObject({
    isSent: false,
    alert: expect.stringContaining('Please try again in'),
    retryAfter: expect.any(Number),
  });
  expect((await send('/vip', somebody())).status).toBe(303);
  expect((await send('/join', somebody(), from)).status).toBe(303);
  expect(count('enquiries')).toBe(32);
});

test('after five with one e-mail the sixth waits @long', async () => {
  const statuses = [];
  for (let tries = 0; tries < 6; tries++) {
    const message = { ...demoEnquiries.contact, message: `Number ${tries}` };
    statuses.push((await send('/contact', message)).status);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

test.each(forms)('%s posted to the front page, as the old site did, arrives', async (form) => {
  const about = enquiryForms[form].about ? { about: slug } : {};
  const named = { 'form-name': form, ...about };
  const wrong = await send('/', { ...named, ...demoEnquiries[form], email: 'noor@' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="noor@"');
  const answer = await send('/', { ...named, ...demoEnquiries[form] });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toContain(`${formPaths[form](slug)}?sent=${form}`);
  expect(enquiries()).toMatchObject([{ form, about_slug: about.about ?? null }]);
});

test('the front page takes JSON, and knows no other forms', async () => {
  const answer = await sendJson('/', { 'form-name': 'vip', ...demoEnquiries.vip });
  expect([answer.status, await answer.json()]).toMatchObject([200, { isSent: true }]);
  for (const name of [{}, { 'form-name': 'newsletter' }, { 'form-name': '__proto__' }]) {
    expect((await send('/', { ...demoEnquiries.contact, ...name })).status).toBe(400);
  }
  const nobody = { ...demoEnquiries['partner-contact'], 'form-name': 'partner-contact' };
  expect((await send('/', nobody)).status).toBe(400);
  expect((await send('/', { ...nobody, about: '../admin' })).status).toBe(400);
  expect((await send('/', { ...nobody, about: 'nobody-at-all' })).status).toBe(404);
  const another = { ...demoEnquiries.contact, 'form-name': 'vip' };
  expect((await send('/contact', another)).status).toBe(400);
  expect(count('enquiries')).toBe(1);
});

test('a form on another site reaches nothing', async () => {
  const elsewhere = { origin: 'https://elsewhere.example' };
  for (const address of ['/', '/contact', `/partners/${slug}`]) {
    const typed = { 'form-name': 'contact', ...demoEnquiries.contact };
    expect((await send(address, typed, elsewhere)).status).toBe(403);
    expect((await sendJson(address, typed, elsewhere)).status).toBe(403);
  }
  expect(count('enquiries')).toBe(0);
});

test('what nobody expected is told in words, and logged without any of the visitor', async () => {
  change('alter table enquiries rename to aside');
  try {
    const answer = await send('/contact', demoEnquiries.contact);
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain('Your message could not be sent. Nothing you typed is lost.');
    expect(html).toContain(`value="${demoEnquiries.contact['email']}"`);
  } finally {
    change('alter table aside rename to enquiries');
  }
  expect(said().match(/Failed to store an enquiry: no such table/g)).toHaveLength(1);
  expect(said()).not.toMatch(/lindqvist|noor|harbour/i);
});

test('a note sent to where a partner stood before follows to the new address', async () => {
  const rename = 'update partners set slug = ? where slug = ?';
  change(rename, 'ingrid-h', slug);
  try {
    const answer = await send(`/partners/${slug}`, demoEnquiries['partner-contact']);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/partners/ingrid-h']);
  } finally {
    change(rename, slug, 'ingrid-h');
  }
});
