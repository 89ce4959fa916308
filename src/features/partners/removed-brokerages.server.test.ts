import { beforeEach, expect, test } from 'vitest';
import { daniel, emptyPartners, ingrid, mei, saved } from '../../../tests/fixtures/partner.ts';
import { changeContent } from '../../platform/database/content.ts';
import { settings } from '../../site/settings/settings.ts';
import { brokerageName } from '../../site/settings/sellers.ts';
import { demoBrokerages } from '../settings/brokerages.demo.ts';
import { saveSection } from '../settings/settings.server.ts';
import { followSettings, provideSavedSettings } from '../settings/site-settings.server.ts';
import { partnerRecords } from './partners.server.ts';
import { refuseUsedBrokerages } from './removed-brokerages.server.ts';

const editor = 'ada@halden.example';
const [first, ...others] = demoBrokerages.brokerages;

beforeEach(async () => {
  provideSavedSettings();
  await emptyPartners();
  await changeContent((tx) => tx.deleteFrom('settings').execute());
  await followSettings();
  expect(settings().brokerages.brokerages).toEqual([]);
  await save(1, demoBrokerages.brokerages);
});

test('partners follow the new name of their brokerage', async () => {
  const partner = await saved(ingrid);
  await save(2, [{ ...first, name: 'Hale & Daughters Realty Ltd.' }, ...others]);
  const found = await partnerRecords.findBySlug(partner.slug);
  expect(found?.brokerage).toBe('HALVORSEN-HALE');
  expect(found && brokerageName(found)).toBe('Hale & Daughters Realty Ltd.');
});

test('a brokerage that partners or their drafts name cannot be removed, another one can', async () => {
  await saved(ingrid);
  const { id, revision } = await saved(mei);
  await partnerRecords.saveDraft({ ...mei, brokerage: 'HALVORSEN-HALE', id, revision }, editor);
  expect(await save(2, others)).toEqual({
    outcome: 'refused',
    fields: {
      'value.brokerages':
        '2 partners have the brokerage “Halvorsen & Hale Realty Ltd.”. Choose another one for them first.',
    },
  });
  expect(settings().brokerages.brokerages).toEqual(demoBrokerages.brokerages);
  const used = ['HALVORSEN-HALE', 'KAZE-HOMES'];
  const rest = demoBrokerages.brokerages.filter((one) => used.includes(one.id));
  expect(await save(2, rest)).toMatchObject({ outcome: 'done' });
});

test('partners without a choice follow the default, which may change', async () => {
  const { id, revision } = await saved({ ...daniel, brokerage: null });
  await save(2, others);
  expect(brokerageName(await saved({ ...daniel, brokerage: '', id, revision }))).toBe(
    'Agence Laroche inc., agence immobilière',
  );
});

function save(revision: number, brokerages: readonly object[]) {
  const value = { ...demoBrokerages, brokerages };
  return saveSection({ id: 'brokerages', revision, value }, editor, refuseUsedBrokerages);
}
