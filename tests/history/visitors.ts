import { setTimeout as wait } from 'node:timers/promises';
import { callAction } from '../system/sites/editor.ts';
import { stages, type StaffWork, type Enquiry } from './plan.ts';
import type { World } from './world.ts';

type Sent = { email: string; message: string };

type Reply = { email: string; text: string };

const maxTries = 10;
const againAfterMs = 500;

/** Visitors who write to the office, and send again what was not answered, as their browser does. */
export function startVisitor(world: World) {
  const sent: Sent[] = [];

  async function write({ key, message, address, isSentTwice }: Enquiry) {
    const one = { email: `visitor-${key}@chen.example`, message: `Trial ${message}`.trim() };
    const isTaken = await untilAnswered(world, 'An enquiry', async () => {
      const from = `10.${address.join('.')}`;
      await Promise.all(Array.from({ length: isSentTwice ? 2 : 1 }, () => post(one, key, from)));
    });
    if (isTaken) sent.push(one);
  }

  async function post({ email, message }: Sent, key: string, address: string) {
    const response = await fetch(`${world.origin}/contact`, {
      method: 'POST',
      headers: { origin: world.origin, accept: 'application/json', 'x-forwarded-for': address },
      body: new URLSearchParams({
        'form-name': 'contact',
        'submission-key': key,
        firstName: 'Maya',
        lastName: 'Chen',
        email,
        phone: '+1 604 555 0100',
        subject: 'investment',
        message,
      }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${response.status}: ${answer.slice(0, 200)}`);
  }

  return { sent, write };
}

/** A member of staff who works on the enquiries: of every two one is answered, the other moved from stage to stage. */
export function startStaffWork(world: World, sent: readonly Sent[]) {
  const replies: Reply[] = [];
  const stagesByEmail = new Map<string, string[]>();
  let undoable: { email: string; entryIds: string[]; before: string } | undefined;

  async function work({ act, pick, key, stage, text }: StaffWork) {
    const at = sent.length > 0 ? pick % sent.length : -1;
    const enquiry = sent[at];
    if (!enquiry) return;
    if (at % 2 === 1)
      await reply(enquiry, `Reply ${key} ${text}`.trim(), key, act === 'replyAgain');
    else if (act === 'undo' && undoable) await undo();
    else await decide(enquiry, stage);
  }

  async function reply({ email }: Sent, text: string, key: string, isSentTwice: boolean) {
    const id = await findEnquiryId(email);
    const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
    const input = { id, submissionKey: key, subject: 'Your enquiry', html };
    const isTaken = await untilAnswered(world, 'A reply', async () => {
      const times = isSentTwice ? 2 : 1;
      const answers = await Promise.all(
        Array.from({ length: times }, () =>
          callAction<{ outcome: string }>(world.editor, 'enquiries.reply', input),
        ),
      );
      for (const { outcome } of answers)
        if (outcome !== 'sent')
          world.wrong.push(`A reply to ${email} was answered with ${outcome}`);
    });
    if (isTaken) replies.push({ email, text: `Reply ${key}` });
  }

  async function decide({ email }: Sent, stage: StaffWork['stage']) {
    const [before = 'new'] = stagesByEmail.get(email) ?? [];
    const id = await findEnquiryId(email);
    const answer = await callAction<{ entryIds: string[] }>(world.editor, 'enquiries.decide', {
      ids: [id],
      decision: { status: stage },
    }).catch((): undefined => undefined);
    await learn(email, answer ? [stage] : [before, stage]);
    const entryIds = answer?.entryIds ?? [];
    undoable = entryIds.length > 0 ? { email, entryIds, before } : undefined;
  }

  async function undo() {
    if (!undoable) return;
    const { email, entryIds, before } = undoable;
    undoable = undefined;
    const [now = 'new'] = stagesByEmail.get(email) ?? [];
    const answer = await callAction<{ undone: object[] }>(world.editor, 'activity.undo', {
      ids: entryIds,
    }).catch((): undefined => undefined);
    if (answer?.undone.length === 0)
      world.wrong.push(`A decision about ${email} could not be undone`);
    await learn(email, answer ? [before] : [now, before]);
  }

  /** Holds what is stored against what it has to be. */
  async function learn(email: string, allowed: string[]) {
    if (allowed.length > 1) await world.calm();
    const stage = await storedStage(email);
    if (!allowed.includes(stage))
      world.wrong.push(`The enquiry of ${email} is ${stage} instead of ${allowed.join(' or ')}`);
    stagesByEmail.set(email, [stage]);
  }

  async function storedStage(email: string) {
    const { rows } = await world.read({
      rows: `select status from enquiries where email = '${email}'`,
    });
    return String(rows[0]?.['status'] ?? stages[0]);
  }

  async function findEnquiryId(email: string) {
    const { rows } = await world.read({
      rows: `select id from enquiries where email = '${email}'`,
    });
    return String(rows[0]?.['id']);
  }

  return { replies, stagesByEmail, work };
}

/** Sends until there is an answer, as a person does: again when a failure has passed, and a little later. */
export async function untilAnswered(world: World, what: string, send: () => Promise<void>) {
  for (let tries = 1; ; tries++) {
    try {
      await send();
      return true;
    } catch (cause) {
      if (tries === maxTries) {
        world.wrong.push(`${what} was not taken in ${maxTries} tries: ${String(cause)}`);
        return false;
      }
      await world.calm();
      await wait(againAfterMs);
    }
  }
}
