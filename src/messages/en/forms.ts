import { plural } from '../../lib/text/plural.ts';

/** Labels, hints and errors of visitors' forms. */
export const forms = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    location: 'Location',
    preferredContact: 'Preferred contact',
    purpose: 'Purpose',
    propertyType: 'Property type',
    budget: 'Budget',
    timeframe: 'Timeframe',
    bestTimeToContact: 'Best time to contact',
    needsFinancing: 'I need financing',
    hasPropertyToSell: 'I have a property to sell',
    isAgent: 'I am a real estate agent',
    investorType: 'I am buying as',
    unitType: 'Home type',
    paymentPreference: 'Payment preference',
    moveInTimeline: 'Move-in timeline',
    wantsPaymentPlan: 'I would like a payment plan',
    agencyName: 'Agency name',
    licenseNumber: 'Licence number',
    unitsInterested: 'Number of homes',
    representingBuyer: 'I am representing a buyer',
    wantsMarketingMaterials: 'Send me marketing materials',
    referralSource: 'How did you hear about us?',
    isForeignBuyer: 'I am a foreign buyer',
    wantsPropertyTour: 'I would like a property tour',
    newsletterOptIn: 'Email me about new launches',
  },
  /** Labels by option value. Other options use their value as the label. */
  options: {
    general: 'General Inquiry',
    property: 'Property Information',
    investment: 'Investment Opportunities',
    partnership: 'Partnership Proposal',
    careers: 'Careers',
  } as Record<string, string>,
  /** A ticked checkbox, as text. */
  yes: 'Yes',
  required: 'Please fill in this field.',
  email: 'Enter an email address, such as name@example.com',
  phone: 'Enter a phone number with the area code.',
  option: 'Choose an option.',
  unreadable: 'Some characters could not be read. Please type this again.',
  tooLong: (most: string) => `Too long: use ${most} characters or fewer.`,
  attention: (fields: number) =>
    plural(fields, 'One field needs attention', '# fields need attention'),
  sending: 'Sending…',
  offline:
    'You are offline. What you typed is kept on this device, and you can send it when you are back online.',
  failed: (phone: string) =>
    phone
      ? `Your message could not be sent. Nothing you typed is lost. Please try again, or call ${phone}.`
      : 'Your message could not be sent. Nothing you typed is lost. Please try again.',
};
