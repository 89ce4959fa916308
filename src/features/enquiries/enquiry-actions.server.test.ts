import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Member } from '../../model/rights.ts';
import { NotOwn, type AdminAction } from '../../platform/actions.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { db } from '../../platform/database/database.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { ingrid } from '../../../tests/fixtures/inbox-enquiries.ts';
import { stored, submit } from '../../../tests/fixtures/submitted-enquiries.ts';
import { demoEnquiries } from './enquiries.demo.ts';
import { enquiries } from './enquiries.actions.ts';

await prepareDataFolder();
await createAdministrator({ ...ingrid, password: 'four tall cranes' });

beforeEach(async () => {
  for (const table of ['outgoingMails', 'limitTries', 'enquiries'] as const)
    await db.deleteFrom(table).execute();
});

const owner: Member = { ...ingrid, role: 'owner', partnerId: null };
const partner: Member = { ...ingrid, role: 'partner', partnerId: ingrid.id };
const nobody = '6a0b6e4e-0000-4000-8000-000000000000';
const actions = Object.entries(enquiries) as unknown as [string, AdminAction<z.ZodType, unknown>][];

const odd = [undefined, null, '\0', '\uD800', [], {}, 2 ** 53];

test.each(actions)(
  '%s answers odd bodies and unknown ids without failing',
  async (_name, action) => {
    await submit('contact', demoEnquiries.contact);
    const [enquiry] = await stored();
    const usual = {
      page: 1,
      id: nobody,
      ids: [nobody],
      revision: 1,
      noteId: 'b'.repeat(32),
      body: 'x',
      decision: { status: 'won' },
      submissionKey: 'a'.repeat(32),
      subject: 'Re',
      html: '<p>Hi</p>',
      email: 'nobody@a.example',
      notices: 'each',
      quietFrom: null,
      quietUntil: null,
    };
    const bodies = [
      ...odd,
      usual,
      ...Object.keys(usual).flatMap((name) => odd.map((value) => ({ ...usual, [name]: value }))),
      ...odd.flatMap((givenTo) => [
        { ...usual, ids: [enquiry?.id, nobody], decision: { givenTo } },
      ]),
      { ...usual, ids: [enquiry?.id], decision: { joinedTo: nobody } },
      { ...usual, ids: [enquiry?.id], decision: { joinedTo: enquiry?.id } },
      { ...usual, decision: { isDeleted: true } },
    ];
    for (const member of [owner, partner])
      for (const [text, input] of acceptedInputs(action, bodies))
        expect(await outcome(action, input, member), text).not.toBeInstanceOf(Error);
  },
);

/** What the schema makes of these bodies, each once: most of them differ in what the action does not take. */
function acceptedInputs({ input }: AdminAction<z.ZodType, unknown>, bodies: readonly unknown[]) {
  const accepted = bodies.flatMap((body) => {
    const parsed = input.safeParse(body);
    return parsed.success ? [[JSON.stringify(parsed.data), parsed.data] as const] : [];
  });
  return new Map(accepted);
}

/** What the action answers, or the error that is no refusal. */
async function outcome(
  { input, run, own }: AdminAction<z.ZodType, unknown>,
  body: unknown,
  member: Member,
) {
  const parsed = input.safeParse(body);
  if (!parsed.success) return 'refused';
  const data = withoutNul(parsed.data);
  const answer = member.role === 'partner' ? own?.(data, member) : run(data, member.email, member);
  return answer?.catch((cause: unknown) => (cause instanceof NotOwn ? 'refused' : cause));
}
