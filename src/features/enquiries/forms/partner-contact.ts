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

export const partnerContactForm: EnquiryDeclaration = {
  name: 'partner-contact',
  about: 'partner',
  anchor: 'contact',
  fields: [
    textField('fullName', { isRequired: true, autoComplete: 'name' }),
    emailField(),
    phoneField({ hint: 'phone' }),
    textField('location', { hint: 'location' }),
    radios('preferredContact', ['Any', 'Email', 'Phone', 'WhatsApp'], {
      initial: 'Any',
    }),
    select('purpose', ['Buy', 'Sell', 'Rent', 'Other']),
    select('propertyType', ['Condo', 'House', 'Land', 'Commercial', 'Other']),
    select('budget', () => budgetOptions(settings().letters.partnerBudgets)),
    select('timeframe', ['Immediately', '1-3 months', '3-6 months', '6+ months']),
    radios('bestTimeToContact', ['Anytime', 'Morning', 'Afternoon', 'Evening'], {
      initial: 'Anytime',
    }),
    checkbox('needsFinancing'),
    checkbox('hasPropertyToSell'),
    messageField(),
  ],
};
