import { plural } from '../../lib/text/plural.ts';

type MapSurroundings = {
  waters: { name: string; direction: string }[];
  districts: string[];
  station: string | null;
};

/** Messages of the page frame and of form chrome. */
export const frame = {
  skip: 'Skip to content',
  homePage: 'Home',
  language: 'Language',
  currentLanguage: (name: string) => `Language: ${name}`,
  /** Above a page that is shown in the language it was written in. */
  notTranslated: (shown: string) => `This page is not translated yet. It is shown in ${shown}.`,
  /** Links to what is translated; `own` is the language in itself. */
  translated: {
    home: (own: string) => `Home in ${own}`,
    projects: (own: string) => `Projects in ${own}`,
    partners: (own: string) => `Partners in ${own}`,
    news: (own: string) => `News in ${own}`,
  },
  close: 'Close',
  home: (company: string) => `${company}, home`,
  mainNavigation: 'Main',
  footer: 'Footer',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  contactUs: 'CONTACT US',
  joinVip: 'JOIN VIP LIST',
  news: 'News',
  backToNews: 'Back to News',
  otherNews: 'Other news',
  newerNews: 'Newer',
  olderNews: 'Older',
  loading: 'Loading',
  tryAgain: 'Try again',
  pageNotFound: '404, page not found',
  /** After a message that something does not exist. */
  lookingFor: (message: string) => `${message}. You may be looking for one of these.`,
  latestNews: (message: string) => `${message}. These are the latest news items.`,
  directions: 'Directions',
  north: 'N',
  mapDescription: ({ waters, districts, station }: MapSurroundings) =>
    [
      ...(waters.length > 0
        ? [`${waters.map(({ name, direction }) => `${name} is to the ${direction}`).join(', ')}.`]
        : []),
      ...(districts.length > 0 ? [`Nearby: ${districts.join(', ')}.`] : []),
      ...(station === null ? [] : [`Nearest station: ${station}.`]),
    ].join(' '),
  mapCredit: '© OpenStreetMap contributors',
  gallery: (title: string) => `${title}, gallery`,
  closeGallery: 'Close gallery',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  drawing: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Fit to screen',
    close: 'Close floor plan',
    stage: 'Floor plan. Zoom with plus and minus, move with the arrow keys.',
  },
  playAmbientVideo: 'Play video',
  pauseAmbientVideo: 'Pause video',
  play: 'Play video',
  playVideo: (title: string) => `Play video: ${title}`,
  chooseOne: 'Choose one',
  howWeUseData: 'How we use your data',
  required: '* Required',
  inNewTab: ', in a new tab',
  /** After the link that ends the emails. */
  inOneClick: ', in one click.',
  /** The title of a video without one. */
  video: 'Video',
  /** In which currency and unit a device shows prices and areas. */
  display: {
    currency: 'Approximate prices in',
    area: 'Areas in',
    bothUnits: 'Both units',
    units: { 'sq-ft': 'Square feet', m2: 'Square metres' },
    rates: (day: string) => `Exchange rates of ${day}`,
    chosenCurrency: (currency: string) => `Approximate prices are in ${currency}.`,
    chosenArea: (area: string) => `Areas: ${area}.`,
  },
  leaveEmpty: 'Leave this empty',
  stillHere: 'Your message is still here',
  sendAgain: 'Send again',
  theCity: 'the city',
  contact: (firstName: string) => `Contact ${firstName}`,
  testimonialTitle: (author: string) => `Testimonial by ${author}`,
  viewProject: (title: string) => `View ${title}`,
  meetPartner: (firstName: string) => `Meet ${firstName}`,
  portraitAlt: (name: string) => `Sculpted portrait of ${name} in walnut`,
  pages: { previous: 'Previous page', next: 'Next page' },
  testimonials: { previous: 'Previous testimonial', next: 'Next testimonial' },
  /** The sections of the longest form. */
  sections: {
    contact: 'Contact',
    preferences: 'Preferences',
    agent: 'Agent Information',
    additional: 'Additional',
  },
  /** May contain the subject's `{name}`, a partner's `{firstName}` and a project's `{city}`. */
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
        heading: 'Your message is on its way to {firstName}.',
        text: 'You will have a reply within one business day, often sooner.',
      },
    },
    'project-interest': {
      title: 'Register Your Interest',
      button: 'Register Your Interest',
      thanks: {
        heading: 'Thank you. We have received your request.',
        text: 'A partner in {city} will call or write within one business day about {name}.',
      },
    },
    vip: {
      title: 'Join the VIP list',
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
  /** Below fields of visitors’ forms. They are not sent to browsers. */
  hints: {
    vipMessage: 'For example: city, budget, view',
    joinMessage: 'Where you work, how long, and one building you admire.',
    phone: 'Recommended, so we can call back',
    location: 'City or neighbourhood',
    licenseNumber: 'Optional',
  },
  interestLead: 'A partner reads every enquiry and replies in person.',
  limited: (minutes: number, phone: string) =>
    phone
      ? plural(
          minutes,
          `You have sent several messages in a short time. Please try again in # minute, or call ${phone}.`,
          `You have sent several messages in a short time. Please try again in # minutes, or call ${phone}.`,
        )
      : plural(
          minutes,
          'You have sent several messages in a short time. Please try again in # minute.',
          'You have sent several messages in a short time. Please try again in # minutes.',
        ),
};
