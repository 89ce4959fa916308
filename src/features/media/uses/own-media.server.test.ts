import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { insertMedia } from '../../../../tests/fixtures/media.ts';
import { emptyPartners, mei, saved } from '../../../../tests/fixtures/partner.ts';
import { describeOwnMedia } from './own-media.server.ts';

const portrait = '/media/images/partners/0123456789abcdef_800x600_a1b2c3.jpg';
const input = { revision: 1, alt: 'Mei', focal: { x: 0.5, y: 0.5 }, posterUrl: null };

beforeAll(prepareDataFolder);

test('a partner can describe a picture used only in their profile, and no other', async () => {
  await emptyPartners();
  await insertMedia(portrait, {});
  const { id } = await saved({ ...mei, imageUrl: portrait });
  const member: Member = {
    id,
    email: 'mei@solmere.example',
    name: '',
    role: 'partner',
    partnerId: id,
  };
  const described = await describeOwnMedia({ url: portrait, ...input }, member);
  expect(described.outcome).toBe('done');

  await saved({ ...mei, slug: 'somebody-else', email: 'else@solmere.example', imageUrl: portrait });
  await expect(describeOwnMedia({ url: portrait, ...input, revision: 2 }, member)).rejects.toThrow(
    NotOwn,
  );
});
