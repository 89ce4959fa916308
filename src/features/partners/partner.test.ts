import { expect, test } from 'vitest';
import { saveInputSchema } from '../../model/fields.ts';
import {
  firstName,
  partnerSchema,
  placeText,
  profilesElsewhere,
  titleLines,
  type Partner,
} from './partner.ts';
import { demoPartners } from './partners.demo.ts';

const [ingrid] = demoPartners;

test('the demo partners match the schema', () => {
  for (const partner of demoPartners) expect(partnerSchema.parse(partner)).toEqual(partner);
});

test('a title has one line or two', () => {
  expect(titleLines({ title: 'Managing Partner\nVancouver and Seattle' })).toHaveLength(2);
  expect(titleLines({ title: 'Partner\n' })).toEqual(['Partner']);
});

test('a city that the title names is not named again', () => {
  const languages = 'ja en';
  expect(placeText({ title: 'Partner, Tokyo', city: 'TOKYO', languages })).toBe(
    'Japanese, English',
  );
  expect(placeText({ title: 'Partner', city: 'TOKYO', languages })).toBe(
    'Tokyo. Japanese, English',
  );
});

test('the first name is the first word', () => {
  expect(firstName({ name: ' Ingrid  Halvorsen' })).toBe('Ingrid');
  expect(firstName({ name: 'Cher' })).toBe('Cher');
});

test('networks without a URL are left out of the structured data', () => {
  const partner = { ...ingrid, image: null, logo: null } as Partner;
  expect(profilesElsewhere(partner)).toEqual([
    'https://halvorsen.example',
    'https://linkedin.example/in/ingrid-halvorsen',
    'https://youtube.example/@ingridhalvorsen',
  ]);
});

test('each required field reports that it is needed', () => {
  const { error } = partnerSchema.safeParse({
    slug: '',
    email: 'nobody',
    website: 'our site',
  });
  const issues = error?.issues.toReversed() ?? [];
  const messages = Object.fromEntries(issues.map((issue) => [issue.path[0], issue.message]));
  expect(messages).toMatchObject({
    name: 'Required.',
    title: 'Required.',
    office: 'Required.',
    mobile: 'Required.',
    slug: 'Required.',
    email: 'Enter an email address, such as name@example.com',
    website: 'Enter a full URL starting with https://',
  });
});

test('a website can be typed without https://', () => {
  expect(partnerSchema.shape.website.parse('halvorsen.example')).toBe('https://halvorsen.example');
  expect(partnerSchema.shape.linkedin.parse(null)).toBeNull();
});

test.each(['a..b@docomo.ne.jp', 'hana.@ezweb.ne.jp', '.hana@softbank.ne.jp'])(
  'a partner can have the address %s of a Japanese carrier',
  (email) => {
    expect(partnerSchema.shape.email.safeParse(email).data).toBe(email);
  },
);

test('a photo and a logo must be uploaded pictures', () => {
  const video = '/media/videos/news/3d4bec6537088bd45d9880f6.mp4';
  const others = { imageUrl: video, logoUrl: 'https://elsewhere.example/logo.svg' };
  const { error } = saveInputSchema(partnerSchema).safeParse({ ...ingrid, ...others });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['imageUrl', 'Choose an image'],
    ['logoUrl', 'Choose an image'],
  ]);
});

test('a URL that is a script is refused', () => {
  expect(partnerSchema.shape.website.safeParse('javascript:alert(1)').success).toBe(false);
  expect(partnerSchema.shape.linkedin.safeParse('data:text/html,x').success).toBe(false);
});
