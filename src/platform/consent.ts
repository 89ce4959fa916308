import { AsyncLocalStorage } from 'node:async_hooks';
import type { Consent, Question } from '../records/consent.ts';
import type { Member } from '../records/rights.ts';

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

/** Who makes the change that is running. Undefined for jobs, commands and other systems, which nobody can ask. */
export function presentAsker() {
  return askers.getStore();
}
