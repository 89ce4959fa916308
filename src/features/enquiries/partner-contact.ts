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
  title: 'Contact {firstName}',
  button: 'Send to {firstName}',
  trap: 'bot-field',
  about: 'partner',
  anchor: 'contact',
  fields: [
    textField('fullName', 'Full name', { isRequired: true, autoComplete: 'name' }),
    emailField(),
    phoneField({ hint: 'Recommended, so we can call back' }),
    textField('location', 'Location', { hint: 'A city or a street you have in mind' }),
    radios('preferredContact', 'Preferred contact', ['Any', 'Email', 'Phone', 'WhatsApp'], {
      initial: 'Any',
    }),
    select('purpose', 'Purpose', ['Buy', 'Sell', 'Rent', 'Other']),
    select('propertyType', 'Property type', ['Condo', 'House', 'Land', 'Commercial', 'Other']),
    select('budget', 'Budget', ['Under $500k', '$500k-$1M', '$1M-$2M', '$2M-$5M', '$5M+']),
    select('timeframe', 'Timeframe', ['Immediately', '1-3 months', '3-6 months', '6+ months']),
    radios(
      'bestTimeToContact',
      'Best time to contact',
      ['Anytime', 'Morning', 'Afternoon', 'Evening'],
      { initial: 'Anytime' },
    ),
    checkbox('needsFinancing', 'I need financing'),
    checkbox('hasPropertyToSell', 'I have a property to sell'),
    messageField(),
  ],
  thanks: {
    heading: 'Sent to {firstName}.',
    text: 'You will have a reply within one business day, usually sooner.',
  },
};
