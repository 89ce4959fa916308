import { AsyncLocalStorage } from 'node:async_hooks';
import { consentSchema, type Asked, type Consent, type Question } from '../model/consent.ts';
import type { Member } from '../model/rights.ts';

/** Thrown inside a change that needs the consent of the one who makes it. Nothing is written. */
export class NeedsConsent extends Error {
  readonly question: Question;

  constructor(question: Question) {
    super('This change unpublishes other records');
    this.question = question;
  }
}

type Asker = { member: Member; consent: Consent | undefined };

const askers = new AsyncLocalStorage<Asker>();

/** Runs a change of somebody who can be asked for consent, or has given it. */
export function withAsker<T>(asker: Asker, run: () => Promise<T>) {
  return askers.run(asker, run);
}

/** The address of the screen on which a record is edited. */
export type AddressOf = (noun: never, id: string) => string;

/**
 * Runs an action, which may be asked for consent, and then takes it beside its own input. Answers with the question if
 * the consent is missing or was given to something else.
 */
export async function withConsent<T>(
  input: unknown,
  { member, addressOf }: { member: Member; addressOf: AddressOf },
  run: (input: unknown) => Promise<T>,
): Promise<T | Asked> {
  const { consent, own } = splitConsent(input);
  try {
    return await withAsker({ member, consent }, () => run(own));
  } catch (cause) {
    if (!(cause instanceof NeedsConsent)) throw cause;
    const { records, ...question } = cause.question;
    const linked = records.map((one) => ({
      ...one,
      address: addressOf(one.noun as never, one.id),
    }));
    return { ...question, records: linked };
  }
}

function splitConsent(input: unknown) {
  if (!(input instanceof Object) || !('consent' in input))
    return { own: input, consent: undefined };
  const { consent, ...own } = input;
  return { own, consent: consentSchema.safeParse(consent).data };
}

/** Who makes the change that is running. Undefined for jobs, commands and other systems, which nobody can ask. */
export function presentAsker() {
  return askers.getStore();
}
