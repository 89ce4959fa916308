import { beforeAll, expect, test } from 'vitest';
import type { Role } from '../../../model/rights.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { makeMember } from '../../../../tests/fixtures/members.ts';
import { insertMedia } from '../../../../tests/fixtures/media.ts';
import { emptyPartners, ingrid, mei, saved } from '../../../../tests/fixtures/partner.ts';
import { done } from '../../../../tests/fixtures/records.ts';
import { partnerRecords } from '../../partners/partners.server.ts';
import { saveSection } from '../../settings/settings.server.ts';
import { baseSettings } from '../../../site/settings/base-settings.ts';
import { media } from '../media.actions.ts';

const portrait = '/media/images/partners/0123456789abcdef_800x600_a1b2c3.jpg';
const logo = '/media/images/logos/000000000000000000000001.svg';
let own = '';

beforeAll(async () => {
  await prepareDataFolder();
  await emptyPartners();
  await insertMedia(portrait, { createdBy: 'ada@solmere.example' });
  await insertMedia(logo, {});
  own = (await saved({ ...mei, imageUrl: portrait })).id;
  const secret = { ...ingrid, name: 'Velvet Harbour', imageUrl: portrait };
  done(await partnerRecords.saveDraft(secret, 'ada@solmere.example'));
  const company = { ...baseSettings.company, iconUrl: logo };
  await saveSection({ id: 'company', revision: 1, value: company }, 'ada@solmere.example');
});

test('a partner reads the uses of a picture in their profile, and only the number of the others', async () => {
  const answer = await media.find.own?.({ urls: [portrait] }, member('partner', own));
  expect(answer).toMatchObject([{ uses: [{ recordId: own }], hiddenUses: 1, createdBy: '' }]);
  expect(JSON.stringify(answer)).not.toMatch(/Velvet|ada@/);
});

test('an editor reads uses in records, and only the number of those in the settings', async () => {
  const editor = member('editor');
  const files = await media.find.run({ urls: [portrait, logo] }, editor.email, editor);
  expect(files).toMatchObject([
    { uses: [{ name: expect.any(String) }, { name: expect.any(String) }], hiddenUses: 0 },
    { uses: [], hiddenUses: 1 },
  ]);
  const { kept } = await media.remove.run({ urls: [logo] }, editor.email, editor);
  expect(kept).toMatchObject([{ uses: [], hiddenUses: 1 }]);
  const owner = member('owner');
  const [seen] = await media.find.run({ urls: [logo] }, owner.email, owner);
  expect(seen).toMatchObject({ uses: [{ noun: 'setting' }], hiddenUses: 0 });
});

function member(role: Role, partnerId: string | null = null) {
  return { ...makeMember(`${role}@solmere.example`), role, partnerId };
}
