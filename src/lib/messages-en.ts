import { plural } from './plural.ts';

/** Of the forms of visitors: what a field is called, and what is said about what was typed. */
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
  /** By their values; the others are called as their values are. */
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

/** Around every page, and around the fields of a form. */
export const frame = {
  skip: 'Skip to content',
  home: (company: string) => `${company}, home`,
  mainNavigation: 'Main',
  footer: 'Footer',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  contactUs: 'CONTACT US',
  joinVip: 'JOIN VIP LIST',
  news: 'News',
  loading: 'Loading',
  tryAgain: 'Try again',
  pageNotFound: ', page not found',
  directions: 'Directions',
  mapCredit: '© OpenStreetMap contributors',
  gallery: (title: string) => `${title}, gallery`,
  closeGallery: 'Close gallery',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  playFilm: 'Play film',
  pauseFilm: 'Pause film',
  play: 'Play video',
  playVideo: (title: string) => `Play video: ${title}`,
  chooseOne: 'Choose one',
  howWeKeepIt: 'How we keep it',
  allRequired: 'All fields are required',
  required: '* Required',
  leaveEmpty: 'Leave this empty',
  stillHere: 'Your message is still here',
  sendAgain: 'Send again',
  theCity: 'the city',
  /** Of the longest form. */
  sections: {
    contact: 'Contact',
    preferences: 'Preferences',
    agent: 'Agent Information',
    additional: 'Additional',
  },
  /** They may contain `{name}` of what the form is about, a partner's `{firstName}` and a project's `{city}`. */
  forms: {
    contact: {
      title: 'Send Us a Message',
      button: 'Send Message',
      thanks: { heading: 'Thank You!', text: "We'll be in touch with you shortly." },
    },
    'partner-contact': {
      title: 'Contact {firstName}',
      button: 'Send to {firstName}',
      thanks: {
        heading: 'Sent to {firstName}.',
        text: 'You will have a reply within one business day, usually sooner.',
      },
    },
    'project-interest': {
      title: 'Register Your Interest',
      button: 'Register Your Interest',
      thanks: {
        heading: 'Thank you. It is in the right hands.',
        text: 'A partner in {city} will call or write within one business day about {name}.',
      },
    },
    vip: {
      title: 'Put your name down',
      button: 'JOIN VIP LIST',
      thanks: {
        heading: 'Welcome to the {company} VIP List',
        text: "Thank you for joining. We'll be in touch with exclusive opportunities soon.",
      },
    },
    join: {
      title: 'Apply to join',
      button: 'JOIN',
      thanks: {
        heading: 'Thank You for Your Application!',
        text: "We'll review your application and get back to you shortly.",
      },
    },
  },
  interestLead: 'One partner reads every enquiry. Expect a call, not a campaign.',
  limited: (minutes: number, phone: string) =>
    phone
      ? plural(
          minutes,
          `That is several messages in a short time. Please try again in # minute, or call ${phone}.`,
          `That is several messages in a short time. Please try again in # minutes, or call ${phone}.`,
        )
      : plural(
          minutes,
          'That is several messages in a short time. Please try again in # minute.',
          'That is several messages in a short time. Please try again in # minutes.',
        ),
};
