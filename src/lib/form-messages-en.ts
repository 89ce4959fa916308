import { plural } from './plural.ts';

/** Labels, hints and errors of visitors' forms. */
export const forms = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    fullName: 'Full name',
    email: 'E-mail',
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
    unitType: 'Unit type',
    paymentPreference: 'Payment preference',
    moveInTimeline: 'Move-in timeline',
    wantsPaymentPlan: 'I would like a payment plan',
    agencyName: 'Agency name',
    licenseNumber: 'Licence number',
    unitsInterested: 'Units interested',
    representingBuyer: 'I am representing a buyer',
    wantsMarketingMaterials: 'Send me marketing materials',
    referralSource: 'How did you hear of us',
    isForeignBuyer: 'I am a foreign buyer',
    wantsPropertyTour: 'I would like a property tour',
    newsletterOptIn: 'Send me new launches by e-mail',
  },
  hints: {
    vipMessage: 'A city, a budget, a view. Whatever helps.',
    joinMessage: 'Where you work, how long, and one building you admire.',
    phone: 'Recommended, so we can call back',
    location: 'A city or a street you have in mind',
    licenseNumber: 'Optional',
  },
  /** Labels by option value. Other options use their value as the label. */
  options: {
    general: 'General Inquiry',
    property: 'Property Information',
    investment: 'Investment Opportunities',
    partnership: 'Partnership Proposal',
    careers: 'Careers',
  } as Record<string, string>,
  required: 'This is needed.',
  email: 'Enter an e-mail address, like name@example.com',
  phone: 'Enter a telephone number, with the area code',
  option: 'Choose one of these.',
  unreadable: 'Some of this cannot be read. Please type it again.',
  tooLong: (most: string) => `This is too long: ${most} characters at most.`,
  inField: (label: string, error: string) => `${label}: ${error}`,
  attention: (fields: number) =>
    plural(fields, 'One field needs attention', '# fields need attention'),
  sending: 'Sending…',
  offline: 'Your device is offline. What you have typed is still here.',
  failed: (phone: string) =>
    phone
      ? `Your message did not leave. Nothing you typed is lost; please try again, or call ${phone}.`
      : 'Your message did not leave. Nothing you typed is lost; please try again.',
};
