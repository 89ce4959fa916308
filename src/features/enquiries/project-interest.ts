import { settings } from '../../site/settings.ts';
import type { EnquiryDeclaration } from './enquiry-declaration.ts';
import {
  checkbox,
  emailField,
  messageField,
  phoneField,
  radios,
  select,
  textField,
} from './field-declaration.ts';

const [contact, preferences, agent, additional] = [
  { section: 'contact' },
  { section: 'preferences' },
  { section: 'agent' },
  { section: 'additional' },
] as const;

export const projectInterestForm: EnquiryDeclaration = {
  name: 'project-interest',
  title: 'Register Your Interest',
  button: 'Register Your Interest',
  trap: 'bot-field',
  about: 'project',
  anchor: 'interest',
  fields: [
    textField('fullName', 'Full name', { ...contact, isRequired: true, autoComplete: 'name' }),
    emailField(contact),
    phoneField({ ...contact, isRequired: true }),
    select('preferredContact', 'Preferred contact', ['Any', 'Email', 'Phone', 'WhatsApp'], {
      ...contact,
      initial: 'Any',
    }),
    checkbox('isAgent', 'I am a real estate agent', contact),

    radios('investorType', 'I am buying as', ['Investor', 'Personal', 'Both'], preferences),
    select('unitType', 'Unit type', ['Studio', '1-3 Bed', 'Penthouse'], preferences),
    select(
      'budget',
      'Budget',
      ['50k-100k', '100k-250k', '250k-500k', '500k-1m', '1m+'],
      preferences,
    ),
    select(
      'paymentPreference',
      'Payment preference',
      ['Cash', 'Mortgage', 'Developer', 'Undecided'],
      preferences,
    ),
    select(
      'moveInTimeline',
      'Move-in timeline',
      ['Immediately', '3-6 months', '6-12 months', '12+ months'],
      preferences,
    ),
    checkbox('wantsPaymentPlan', 'I would like a payment plan', preferences),

    textField('agencyName', 'Agency name', { ...agent, autoComplete: 'organization' }),
    textField('licenseNumber', 'Licence number', { ...agent, hint: 'Optional' }),
    select('unitsInterested', 'Units interested', ['1', '2-5', '5+'], agent),
    checkbox('representingBuyer', 'I am representing a buyer', agent),
    checkbox('wantsMarketingMaterials', 'Send me marketing materials', agent),

    select(
      'referralSource',
      'How did you hear of us',
      ['Social Media', 'Google Search', 'Referral', 'Event', 'Other'],
      additional,
    ),
    checkbox('needsFinancing', 'I need financing', additional),
    checkbox('isForeignBuyer', 'I am a foreign buyer', additional),
    checkbox('wantsPropertyTour', 'I would like a property tour', additional),
    messageField(additional),
    checkbox('newsletterOptIn', 'Send me new launches by e-mail', {
      ...additional,
      hint: () => settings().privacy.newsletter,
    }),
  ],
  thanks: {
    heading: 'Thank you. It is in the right hands.',
    text: 'A partner in {city} will call or write within one business day about {name}.',
  },
};
