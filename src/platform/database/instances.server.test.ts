import { expect, test } from 'vitest';
import { settingDifferences, type InstanceSettings } from './instances.ts';

const one: InstanceSettings = {
  name: 'one:4321',
  release: 'aaaa',
  newestMigration: '0013_instances',
  shared: {
    SITE_URL: 'https://solmere.example',
    'the place of media': 'eu-west-1/media/',
    'the secret': 'x',
  },
};

test('instances with the same settings do not differ, whatever their release', () => {
  expect(settingDifferences(one, [])).toEqual([]);
  expect(settingDifferences(one, [{ ...one, name: 'two:4321', release: 'bbbb' }])).toEqual([]);
});

test('a different setting is reported once, and the secret is not revealed', () => {
  const shared = { ...one.shared, SITE_URL: 'https://other.example', 'the secret': 'y' };
  const two = { ...one, name: 'two:4321', shared };
  expect(settingDifferences(one, [two, two])).toEqual([
    {
      what: 'SITE_URL differs',
      between: 'https://solmere.example on one:4321, https://other.example on two:4321',
    },
    { what: 'the secret differs', between: 'one:4321, two:4321' },
  ]);
});

test.each(['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'] as const)(
  'another %s is reported without its value, unless the release does not say it or the secrets differ',
  (setting) => {
    const own = { ...one, shared: { ...one.shared, [setting]: 'signed' } };
    const two = { ...own, name: 'two:4321', shared: { ...own.shared, [setting]: 'other' } };
    expect(settingDifferences(own, [two])).toEqual([
      { what: `${setting} differs`, between: 'one:4321, two:4321' },
    ]);
    expect(settingDifferences(own, [{ ...one, name: 'two:4321' }])).toEqual([]);
    const apart = { ...two, shared: { ...two.shared, 'the secret': 'y' } };
    expect(settingDifferences(own, [apart]).map(({ what }) => what)).toEqual([
      'the secret differs',
    ]);
  },
);

test('an instance with newer migrations is reported, one with older ones is not', () => {
  const newer = { ...one, name: 'two:4321', release: 'bbbb', newestMigration: '0014_more' };
  expect(settingDifferences(one, [newer])).toEqual([
    {
      what: 'Another instance is of a newer release',
      between: 'two:4321 (bbbb, 0014_more)',
    },
  ]);
  expect(settingDifferences(newer, [one])).toEqual([]);
});
