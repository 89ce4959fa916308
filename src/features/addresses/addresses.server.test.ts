import { expect, test } from 'vitest';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { readAddressScreen } from './addresses.server.ts';

test('only owners read how to have links to other sites checked', async () => {
  const { checksOthers, linkCheckHint } = await readAddressScreen(ingrid);
  expect([checksOthers, linkCheckHint]).toEqual([false, expect.stringContaining('CHECK_LINKS=on')]);
  for (const role of ['editor', 'enquiries', 'partner'] as const)
    expect((await readAddressScreen({ ...ingrid, role })).linkCheckHint).toBeUndefined();
});
