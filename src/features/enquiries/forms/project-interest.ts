import { budgetOptions } from './budget-options.ts';
import { settings } from '../../../site/settings/settings.ts';
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
  about: 'project',
  anchor: 'interest',
  fields: [
    textField('fullName', { ...contact, isRequired: true, autoComplete: 'name' }),
    emailField(contact),
    phoneField({ ...contact, isRequired: true }),
    select('preferredContact', ['Any', 'Email', 'Phone', 'WhatsApp'], {
      ...contact,
      initial: 'Any',
    }),
    checkbox('isAgent', contact),

    radios('investorType', ['Investor', 'Personal', 'Both'], preferences),
    select('unitType', ['Studio', '1-3 Bed', 'Penthouse'], preferences),
    select('budget', () => budgetOptions(settings().letters.projectBudgets), preferences),
    select('paymentPreference', ['Cash', 'Mortgage', 'Developer', 'Undecided'], preferences),
    select(
      'moveInTimeline',
      ['Immediately', '3-6 months', '6-12 months', '12+ months'],
      preferences,
    ),
    checkbox('wantsPaymentPlan', preferences),

    textField('agencyName', { ...agent, autoComplete: 'organization' }),
    textField('licenseNumber', { ...agent, hint: 'licenseNumber' }),
    select('unitsInterested', ['1', '2-5', '5+'], agent),
    checkbox('representingBuyer', agent),
    checkbox('wantsMarketingMaterials', agent),

    select(
      'referralSource',
      ['Social Media', 'Google Search', 'Referral', 'Event', 'Other'],
      additional,
    ),
    checkbox('needsFinancing', additional),
    checkbox('isForeignBuyer', additional),
    checkbox('wantsPropertyTour', additional),
    messageField(additional),
    checkbox('newsletterOptIn', {
      ...additional,
      hint: 'newsletter',
    }),
  ],
};
