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
    name === undefined ? factDescriptions : { ...factDescriptions, name };
  const facts = names.map((one) => ({ name: one, value: descriptions[one] ?? '' }));
  return (
    <PlaceholdersProvider value={[...facts, ...sitePlaceholders()]}>
      {children}
    </PlaceholdersProvider>
  );
}

export const factDescriptions: Record<string, string> = {
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
  place: 'Name of the place',
  brokerage: 'Registered name of the brokerage',
  'brokerage.licence': 'Brokerage’s licence number',
  'licence.name': 'Name as licensed',
  'licence.class': 'Licence class',
  'licence.number': 'Licence number',
  vendor: 'Vendor',
  'vendor.licence': 'Vendor’s licence number',
  holder: 'Holder of the deposits',
  tenure: 'Tenure',
  transaction: 'Form of transaction',
  'filing.name': 'Name of the filing',
  'filing.number': 'Number of the filing',
  'filing.date': 'Filing date',
  'filing.amended': 'Date of the latest amendment',
  'filing.expiry': 'Date of expiry',
};
