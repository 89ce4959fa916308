import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeEach, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../src/lib/time/durations.ts';
import { openEnquirySite } from './sites/enquiry-site.ts';
import { dayAhead, instantOn } from './sites/viewings.ts';

const { findAll, findOne, textContent } = DomUtils;
const project = '/projects/kestrel-house';
const day = dayAhead(4);
const at = instantOn(day, '18:00');
const { send, open, read, change, enquiries } = openEnquirySite();

beforeEach(() => {
  const house =
    "json_object('projectId', id, 'day', ?, 'from', '18:00', 'until', '20:00', 'places', 1)";
  change(
    `update hosts set open_houses = (select json_array(${house}) from projects
      where slug = 'kestrel-house') where name = 'Ingrid Halvorsen'`,
    day,
  );
  change('update content_version set version = version + 1');
});

test('an open house is booked without script, and who comes second asks for a place', async () => {
  expect(await choices()).toContain(at);
  const thanks = await sendChoice(at, 'Samir Haddad');
  expect(texts(thanks, 'h3')).toContainEqual(expect.stringMatching(/day at 6:00.p\.m\.$/));
  expect(links(thanks)).toMatchObject({ 'Add to calendar': expect.any(String) });
  expect(pictures(thanks)).toBe(1);
  expect(enquiries()).toMatchObject([{ viewing_state: 'booked', viewing_at: at }]);

  expect(await choices()).toContain(`wait ${at}`);
  const asked = await sendChoice(`wait ${at}`, 'Noor Lindqvist');
  expect(texts(asked, 'h3')).toContain('You asked for another time');
});

test('who sends a time a moment after somebody else keeps all that was typed', async () => {
  const free = (await choices()).find((time) => time?.startsWith(day) && time !== at) ?? '';
  await sendChoice(free, 'Noor Lindqvist');
  const response = await send(project, {
    ...answersWith(free, 'Matteo Brae'),
    message: 'We come by tram.',
  });
  expect(response.status).toBe(409);
  const html = await response.text();
  expect(html).toContain('was just booked. Your details are kept.');
  expect(html).toMatch(/name="fullName"[^>]*value="Matteo Brae"/);
  expect(html).toContain('We come by tram.</textarea>');
  expect(html).toContain('Taken');
  const times = findAll(
    ({ attribs }) => attribs['name'] === 'viewing',
    parseDocument(html).children,
  );
  expect(times.filter(({ attribs }) => 'checked' in attribs)).toEqual([]);
});

test('who looks at another week without script keeps what was typed', async () => {
  const [later] = buttons(await read(project));
  const typed = { fullName: 'Samir Haddad', viewing: 'other', 'viewing-wish': 'Sunday' };
  const response = await send(project, { 'form-name': 'project-interest', ...typed, ...later });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const html = await response.text();
  expect(html).toMatch(/name="fullName"[^>]*value="Samir Haddad"/);
  expect(html).toMatch(/name="viewing-wish"[^>]*value="Sunday"/);
  expect(enquiries()).toEqual([]);
  expect(buttons(html)).toHaveLength(2);
});

/** What the buttons for another week send. */
function buttons(html: string) {
  const tree = parseDocument(html).children;
  return findAll(({ name, attribs }) => name === 'button' && attribs['name'] === 'day', tree)
    .filter(({ attribs }) => attribs['aria-label'] !== undefined)
    .map(({ attribs }) => ({ day: attribs['value'] }));
}

test('the page of a viewing that has ended says how, and leads on', async () => {
  const thanks = await sendChoice(at, 'Samir Haddad');
  const page = new URL(links(thanks)['Add to calendar'] ?? '', 'https://a.example').pathname;
  const link = page.replace(/\/[^/]*\.ics$/, '');
  const show = async (state: string, endedAgo: number) => {
    const [from, until] = [hourMs, 0].map((before) =>
      new Date(Date.now() - endedAgo - before).toISOString(),
    ) as [string, string];
    change(
      'update enquiries set viewing_state = ?, viewing_at = ?, viewing_until = ?',
      state,
      from,
      until,
    );
    const response = await open(link);
    const html = await response.text();
    return { status: response.status, heading: texts(html, 'h1')[0], links: links(html), html };
  };
  expect(await show('booked', -dayMs)).toMatchObject({
    links: { 'Cancel the viewing': expect.any(String) },
  });
  for (const [state, endedAgo, status, heading, label] of [
    ['cancelled', -dayMs, 200, 'Cancelled', 'Choose another time'],
    ['came', hourMs, 200, 'Thank you for coming', 'See what is left'],
    ['missed', hourMs, 200, 'This viewing is over', 'See what is left'],
    ['came', 31 * dayMs, 410, 'This link has closed', '+1 604 555 0142'],
  ] as const) {
    const shown = await show(state, endedAgo);
    expect(shown).toMatchObject({ status, heading, links: { [label]: expect.any(String) } });
    expect(shown.links['Cancel the viewing'], heading).toBeUndefined();
    expect(shown.html).not.toContain('<form method="post"');
    expect(shown.html).toContain('noindex');
  }
});

/** The values of the times that the page offers. */
async function choices() {
  const tree = parseDocument(await read(`${project}?day=${day}`));
  return findAll(({ attribs }) => attribs['name'] === 'viewing', tree.children).map(
    ({ attribs }) => attribs['value'],
  );
}

/** Sends the form with a choice, and returns the page that thanks. */
async function sendChoice(viewing: string, fullName: string) {
  const response = await send(project, answersWith(viewing, fullName));
  expect(response.status).toBe(303);
  return read(response.headers.get('location') ?? '');
}

function answersWith(viewing: string, fullName: string) {
  return {
    'form-name': 'project-interest',
    fullName,
    email: `${fullName.toLowerCase().replace(' ', '.')}@a.example`,
    phone: '+1 604 555 0142',
    viewing,
    'viewing-medium': 'in-person',
  };
}

/** How many photos or plates are beside the facts of a viewing. */
function pictures(html: string) {
  const facts = findAll(({ name }) => name === 'dd', parseDocument(html).children);
  return findAll(({ name }) => name === 'img' || name === 'svg', facts).length;
}

function texts(html: string, name: string) {
  return findAll((one) => one.name === name, parseDocument(html).children).map(textContent);
}

function links(html: string) {
  const main = findOne(({ name }) => name === 'main', parseDocument(html).children);
  const found = findAll(({ name }) => name === 'a', main?.children ?? []);
  return Object.fromEntries(
    found.map((one) => [textContent(one).trim().replaceAll('\u00A0', ' '), one.attribs['href']]),
  );
}
