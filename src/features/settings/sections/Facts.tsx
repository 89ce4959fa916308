import type { ReactNode } from 'react';
import { PlaceholdersProvider } from '../../../admin/fields/placeholders.ts';
import { sitePlaceholders } from '../../../site/placeholders.ts';

type FactsProps = {
  names: readonly string[];
  /** The description of `{name}` if it is not the visitor's name. */
  name?: string;
  children: ReactNode;
};

/** Provides placeholders: facts of the company, and values that are known once a form was sent. */
export function Facts({ names, name, children }: FactsProps) {
  const descriptions: Record<string, string> =
    name === undefined ? baseDescriptions : { ...baseDescriptions, name };
  const facts = names.map((one) => ({ name: one, value: descriptions[one] ?? '' }));
  return (
    <PlaceholdersProvider value={[...facts, ...sitePlaceholders()]}>
      {children}
    </PlaceholdersProvider>
  );
}

const baseDescriptions: Record<string, string> = {
  name: 'Sender’s name',
  firstName: 'Sender’s first name',
  about: 'Subject of the enquiry',
  member: 'Name of the person replying',
  email: 'Sender’s email',
  moment: 'Date and time received',
  topic: 'Selected subject',
  partner: 'The partner’s name',
  'partner.firstName': 'The partner’s first name',
  project: 'The project’s name',
  'consent.version': 'Consent version',
};
