import { z } from 'zod';
import { plural } from '../lib/text/plural.ts';

/** A public record that a change to something else would leave against a rule. */
export type Affected<Noun extends string = string> = {
  noun: Noun;
  /** `project` */
  one: string;
  id: string;
  name: string;
  /** The rule with its place, as in a refusal to publish. */
  reason: string;
  /** False for what cannot be unpublished, such as the home page. */
  canUnpublish: boolean;
};

/** Asked before a change that would leave public records against a rule. The change is made with the consent. */
export type Question<One = Affected> = {
  outcome: 'asked';
  /** What is done if nothing is unpublished. */
  act: 'save' | 'unpublish' | 'delete' | 'restore' | 'undo' | 'schedule';
  records: One[];
  /** True if the records may also stay public. The dashboard names them then. */
  mayStay: boolean;
  /** What is cancelled instead, for people who are told of it. There are no records then. */
  cancels?: { ids: string[]; heading: string; text: string };
};

/** The ids of the records that were in the question, by what is to be done with them. */
export const consentSchema = z.object({
  unpublish: z.array(z.string().max(100)).max(10_000),
  stay: z.array(z.string().max(100)).max(10_000),
  cancel: z.array(z.string().max(100)).max(10_000).optional(),
});

export type Consent = z.output<typeof consentSchema>;

/** The question as a browser gets it, with the address of each record’s form. */
export type Asked = Question<Affected & { address: string }>;

export function isAsked(answer: unknown): answer is Asked {
  return answer instanceof Object && 'outcome' in answer && answer.outcome === 'asked';
}

/** `2 projects and 1 partner` */
export function countAffected(records: readonly Pick<Affected, 'one'>[]) {
  const groups = [...Map.groupBy(records, ({ one }) => one)];
  return new Intl.ListFormat('en').format(
    groups.map(([one, { length }]) => plural(length, `# ${one}`, `# ${one}s`)),
  );
}
