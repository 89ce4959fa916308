import fc from 'fast-check';

/** What an editor does with one of their records. One that is not possible there becomes a save. */
const editActions = [
  'publish',
  'publish',
  'draft',
  'draft',
  'schedule',
  'unschedule',
  'discard',
  'unpublish',
  'remove',
  'restore',
  'undo',
  'undo',
  'move',
  'saveTwice',
] as const;

const staffActions = ['stage', 'stage', 'reply', 'replyAgain', 'undo'] as const;

export const stages = ['new', 'in-progress', 'answered', 'won', 'closed'] as const;

const viewingActions = [
  'book',
  'book',
  'book',
  'move',
  'cancel',
  'moveByTeam',
  'cancelByTeam',
  'undo',
] as const;

const readerActions = [
  'ask',
  'ask',
  'confirm',
  'confirm',
  'confirm',
  'move',
  'pause',
  'resume',
  'stop',
  'one-click',
  'erase',
  'refuse',
] as const;

const campaignActions = [
  'edit',
  'undo',
  'trial',
  'trial',
  'send',
  'send',
  'pause',
  'continue',
  'stop',
  'invite',
] as const;

/** What happens to the site, its database or its mail server. */
export const failureKinds = [
  'kill',
  'kill',
  'restart',
  'freeze',
  'database away',
  'network cut',
  'nothing',
] as const;

const manners = [
  'accept',
  'accept',
  'refuse for now',
  'drop the connection',
  'hang',
  'hang after the mail',
] as const;

/** Texts are short, and anything a keyboard can send. */
const text = fc
  .string({ unit: 'grapheme', maxLength: 24 })
  .map((written) => written.replaceAll(/\p{C}/gu, ' ').trim());

const edit = fc.record({
  act: fc.constantFrom(...editActions),
  id: fc.uuid({ version: 4 }),
  /** Which of the editor's records, or a new one. */
  pick: fc.nat(5),
  text,
  bio: text,
  direction: fc.constantFrom('up' as const, 'down' as const),
  /** A record is due so many milliseconds after it was scheduled. */
  dueMs: fc.integer({ min: 500, max: 4_000 }),
});

const enquiry = fc.record({
  key: fc.uuid({ version: 4 }),
  message: text,
  address: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
  /** The browser sends the same form twice. */
  isSentTwice: fc.boolean(),
});

const staffWork = fc.record({
  act: fc.constantFrom(...staffActions),
  pick: fc.nat(1_000),
  key: fc.uuid({ version: 4 }),
  stage: fc.constantFrom(...stages),
  text,
});

const viewing = fc.record({
  act: fc.constantFrom(...viewingActions),
  key: fc.uuid({ version: 4 }),
  /** Which of the viewings that are booked or cancelled, and which time. */
  pick: fc.nat(1_000),
  time: fc.nat(1_000),
  address: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
  isSentTwice: fc.boolean(),
});

const reading = fc.record({
  act: fc.constantFrom(...readerActions),
  key: fc.uuid({ version: 4 }),
  /** Which of the people. */
  pick: fc.nat(1_000),
  /** Whether campaigns are about the city that they look in. */
  isHere: fc.boolean(),
  address: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
  isSentTwice: fc.boolean(),
});

const campaignWork = fc.record({
  act: fc.constantFrom(...campaignActions),
  keys: fc.tuple(fc.uuid({ version: 4 }), fc.uuid({ version: 4 })),
  /** Emails a minute: for all at once, or for a few. */
  rate: fc.constantFrom(10, 300),
  /** By two members at once. */
  isSentTwice: fc.boolean(),
});

const upload = fc.record({
  colour: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
  width: fc.integer({ min: 30, max: 900 }),
  height: fc.integer({ min: 30, max: 900 }),
});

const round = fc.record({
  editors: fc.tuple(operations(edit, 12), operations(edit, 12)),
  translator: operations(edit, 12),
  visitor: operations(enquiry, 8),
  inbox: operations(staffWork, 8),
  uploader: operations(upload, 4),
  failure: fc.record({
    kind: fc.constantFrom(...failureKinds),
    /** It begins as so many operations of the round have been sent, */
    afterOperations: fc.integer({ min: 1, max: 20 }),
    /** so many milliseconds later, */
    delayMs: fc.oneof(fc.nat(10), fc.nat(150)),
    /** and lasts so long. A kill has no length. */
    lastsMs: fc.integer({ min: 100, max: 6_500 }),
  }),
  mail: fc.constantFrom(...manners),
  viewers: fc.tuple(operations(viewing, 8), operations(viewing, 8)),
  readers: fc.tuple(operations(reading, 16), operations(reading, 16)),
  senders: fc.tuple(operations(campaignWork, 12), operations(campaignWork, 12)),
});

type Planned<T> = T extends fc.Arbitrary<infer One> ? One : never;

export type Edit = Planned<typeof edit>;
export type Enquiry = Planned<typeof enquiry>;
export type StaffWork = Planned<typeof staffWork>;
export type ViewingWork = Planned<typeof viewing>;
export type Reading = Planned<typeof reading>;
export type CampaignWork = Planned<typeof campaignWork>;
export type Upload = Planned<typeof upload>;
export type Round = Planned<typeof round>;
export type Failure = Round['failure'];

/** The operations of a round and its failure. The same seed and number always give the same. */
export function planRound(seed: number, number: number): Round {
  const [numberSeed = 0] = fc
    .sample(fc.noBias(fc.integer()), { seed, numRuns: number + 1 })
    .slice(number);
  const [planned] = fc.sample(fc.noBias(round), { seed: numberSeed, numRuns: 1 });
  if (!planned) throw new Error('A round was not planned');
  return planned;
}

function operations<T>(one: fc.Arbitrary<T>, count: number) {
  return fc.array(one, { minLength: count / 2, maxLength: count, size: 'max' });
}
