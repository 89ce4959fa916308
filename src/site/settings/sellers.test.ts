import { afterEach, expect, test } from 'vitest';
import { baseSettings } from './base-settings.ts';
import { brokeragesSchema } from './brokerages.ts';
import { brokerageName, findBrokerage, footerSentences, signatureLines } from './sellers.ts';
import { provideSettings } from './settings.ts';

const west = { name: 'Halvorsen & Hale Realty Ltd.', address: '1180 Harbour Row', place: 'BC' };
const east = { name: 'Lakeshore Realty Inc., Brokerage' };
const [network, offers] = ['{brokerage} runs the gallery.', 'Prices can change.'];
const nobody = { brokerage: null, licensedName: null, licenceClass: null, licenceNumber: null };

function withBrokerages(value: object) {
  const brokerages = brokeragesSchema.parse(value);
  provideSettings(() => ({ ...baseSettings, brokerages }));
  return brokerages.brokerages;
}

afterEach(() => provideSettings(() => baseSettings));

test('a site without brokerages names none anywhere', () => {
  withBrokerages({ brokerages: [], network, offers });
  expect(findBrokerage({ brokerage: 'HALVORSEN' })).toBeUndefined();
  expect(brokerageName()).toBe('');
  expect(signatureLines({ ...nobody, name: 'Ada', licenceClass: 'Broker' })).toEqual([]);
  expect(footerSentences()).toEqual([]);
});

test('the chosen brokerage is named exactly as typed, and without a choice the first', () => {
  const [, second] = withBrokerages({ brokerages: [west, east] });
  expect(brokerageName({ brokerage: second?.id ?? '' })).toBe('Lakeshore Realty Inc., Brokerage');
  expect(brokerageName({ brokerage: null })).toBe('Halvorsen & Hale Realty Ltd.');
  expect(brokerageName({ brokerage: 'CLOSED' })).toBe('Halvorsen & Hale Realty Ltd.');
});

test('a signature has the partner as licensed, the brokerage and its address', () => {
  withBrokerages({ brokerages: [west] });
  const ada = {
    ...nobody,
    name: 'Ada Roe',
    licensedName: 'Ada B. Roe PREC',
    licenceClass: 'Broker',
  };
  expect(signatureLines(ada)).toEqual(['Ada B. Roe PREC, Broker', west.name, west.address]);
  expect(signatureLines({ ...nobody, name: 'Ada Roe' })[0]).toBe('Ada Roe');
  expect(signatureLines()).toEqual([west.name, west.address]);
});

test('the footer names the brokerage once, within its text or after it', () => {
  withBrokerages({ brokerages: [west], network, offers });
  expect(footerSentences()).toEqual([`${west.name} runs the gallery.`, offers]);
  withBrokerages({ brokerages: [west], network: 'A network.' });
  expect(footerSentences()).toEqual([`A network. ${west.name}`]);
  withBrokerages({ brokerages: [west] });
  expect(footerSentences()).toEqual([west.name]);
});

test('brokerages keep their id when they are renamed, and every one gets its own', () => {
  const names = {
    brokerages: [{ name: 'Kaze' }, { name: 'Kaze', place: 'Tokyo' }, { name: '風の家' }],
  };
  const first = withBrokerages(names);
  expect(first.map(({ id }) => id)).toEqual(['KAZE', 'KAZE-2', 'BROKERAGE']);
  const renamed = withBrokerages({
    brokerages: [{ name: 'Kaze' }, ...first.map((one) => ({ ...one, name: `New ${one.name}` }))],
  });
  expect(renamed.map(({ id }) => id)).toEqual(['KAZE-3', 'KAZE', 'KAZE-2', 'BROKERAGE']);
});

test('the same name in the same place is refused', () => {
  const { error } = brokeragesSchema.safeParse({ brokerages: [west, east, west] });
  expect(error?.issues).toMatchObject([
    { path: ['brokerages', 2, 'name'], message: 'This brokerage is already listed for this place' },
  ]);
});
