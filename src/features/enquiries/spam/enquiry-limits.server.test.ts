import { expect, test } from 'vitest';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { deleteExpiredTries } from '../../../platform/http/limits.ts';
import { demoEnquiries } from '../enquiries.demo.ts';
import {
  clearEnquiries,
  countedTries,
  later,
  noon,
  somebody,
  stored,
  submit,
} from '../../../../tests/fixtures/submitted-enquiries.ts';

await prepareDataFolder();

clearEnquiries();

test('of forty concurrent enquiries from one address, exactly thirty are stored @long', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => submit('contact', somebody(), { now: noon })),
  );
  const outcomes = answers.map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(30);
  expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(10);
  expect(await stored()).toHaveLength(30);
});

test('of ten concurrent enquiries with one e-mail from ten addresses, exactly five are stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_none, index) => {
      const message = { ...demoEnquiries.contact, message: `Number ${index}` };
      return submit('contact', message, { now: noon, clientAddress: `203.0.113.${index}` });
    }),
  );
  expect(answers.filter(({ outcome }) => outcome === 'sent')).toHaveLength(5);
  expect(await stored()).toHaveLength(5);
});

test('a limited address is told when to try again, and can send then', async () => {
  for (let tries = 0; tries < 30; tries++) {
    await submit('contact', somebody(), { now: later(noon, tries / 10) });
  }
  const full = later(noon, 3);
  expect(await submit('contact', somebody(), { now: full })).toEqual({
    outcome: 'limited',
    message:
      'You have sent several messages in a short time. Please try again in 7 minutes, or call +1 604 555 0142.',
    retryAfterSeconds: 7 * 60,
  });
  expect(await submit('vip', somebody(), { now: full })).toMatchObject({ outcome: 'sent' });
  const otherAddress = { now: full, clientAddress: '198.51.100.8' };
  expect(await submit('contact', somebody(), otherAddress)).toMatchObject({ outcome: 'sent' });
  expect(await submit('contact', somebody(), { now: later(noon, 10) })).toMatchObject({
    outcome: 'sent',
  });
  expect(await submit('contact', somebody(), { now: later(noon, 10) })).toMatchObject({
    outcome: 'limited',
    retryAfterSeconds: 6,
    message: expect.stringContaining('in 1 minute,'),
  });
});

test('an e-mail counts for an hour, in any letter case', async () => {
  for (const [index, email] of ['ada@a.example', 'ADA@a.example', 'Ada@A.example'].entries()) {
    await submit('vip', { ...somebody(), email }, { now: later(noon, index) });
  }
  await submit('vip', { ...somebody(), email: 'ada@a.example' }, { now: later(noon, 3) });
  await submit('vip', { ...somebody(), email: 'ada@a.example' }, { now: later(noon, 4) });
  const sixth = { ...somebody(), email: 'aDa@a.example' };
  expect(await submit('vip', sixth, { now: later(noon, 5) })).toMatchObject({
    outcome: 'limited',
    retryAfterSeconds: 55 * 60,
  });
  expect(await submit('vip', sixth, { now: later(noon, 60) })).toMatchObject({ outcome: 'sent' });
});

test('a network of IPv6 counts as one address', async () => {
  for (let tries = 0; tries < 30; tries++) {
    const clientAddress = `2001:db8:0:7::${(tries + 1).toString(16)}`;
    await submit('join', somebody(), { now: noon, clientAddress });
  }
  const neighbour = { now: noon, clientAddress: '2001:db8:0:7:ffff::9' };
  expect(await submit('join', somebody(), neighbour)).toMatchObject({ outcome: 'limited' });
  const otherNetwork = { now: noon, clientAddress: '2001:db8:0:8::1' };
  expect(await submit('join', somebody(), otherNetwork)).toMatchObject({ outcome: 'sent' });
});

test('adjacent IPv6 networks share a limit of sixty @long', async () => {
  const outcomes = new Set<string>();
  for (let tries = 0; tries < 60; tries++) {
    outcomes.add((await submit('join', somebody(), fromNetwork(tries))).outcome);
  }
  expect([...outcomes]).toEqual(['sent']);
  expect(await submit('join', somebody(), fromNetwork(99))).toMatchObject({
    outcome: 'limited',
    retryAfterSeconds: 600,
  });
  expect(await submit('contact', somebody(), fromNetwork(99))).toMatchObject({ outcome: 'sent' });
  const otherNetwork = { now: noon, clientAddress: '2001:db8:6:1::1' };
  expect(await submit('join', somebody(), otherNetwork)).toMatchObject({ outcome: 'sent' });
});

test('a visitor with a hundred invalid attempts is not locked out', async () => {
  for (let tries = 0; tries < 100; tries++) {
    await submit('vip', { ...demoEnquiries.vip, email: `adaeze${tries}` }, { now: noon });
  }
  expect(await submit('vip', demoEnquiries.vip, { now: noon })).toMatchObject({ outcome: 'sent' });
});

test('the counters reveal neither address nor e-mail, and are deleted after an hour', async () => {
  await submit('vip', demoEnquiries.vip, { now: noon });
  const storedTries = JSON.stringify(await db.selectFrom('limitTries').selectAll().execute());
  expect(storedTries).not.toContain('203.0.113');
  expect(storedTries).not.toContain('okafor');
  await deleteExpiredTries(later(noon, 59));
  expect(await countedTries()).toHaveLength(1);
  await deleteExpiredTries(later(noon, 60));
  expect(await db.selectFrom('limitTries').selectAll().execute()).toEqual([]);
});

function fromNetwork(network: number) {
  return { now: noon, clientAddress: `2001:db8:5:${network.toString(16)}::1` };
}
