import type { ReactNode } from 'react';
import { PlaceholdersProvider } from '../../admin/fields/placeholders.ts';
import { sitePlaceholders } from '../../site/placeholders.ts';

type FactsProps = {
  besides: readonly string[];
  /** What `{name}` says, where it is not the visitor's. */
  name?: string;
  children: ReactNode;
};

/** What texts can name: facts of the company, and what is known once a form was sent. */
export function Facts({ besides, name, children }: FactsProps) {
  const known: Record<string, string> = name === undefined ? says : { ...says, name };
  const facts = besides.map((one) => ({ name: one, says: known[one] ?? '' }));
  return (
    <PlaceholdersProvider value={[...facts, ...sitePlaceholders()]}>
      {children}
    </PlaceholdersProvider>
  );
}

const says: Record<string, string> = {
  name: 'Who wrote',
  firstName: 'Their first name',
  about: 'What they asked about',
  member: 'Who replies',
  email: 'The writer’s address',
  moment: 'When it came',
  topic: 'The chosen subject',
  partner: 'The partner’s name',
  'partner.firstName': 'The partner’s first name',
  project: 'The project’s name',
  'consent.version': 'The version agreed to',
};
