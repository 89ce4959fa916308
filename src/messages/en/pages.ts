/** Titles, headings and notices of pages that are not record content or editors' texts. */
export const pages = {
  /** For search engines, if no other texts were written. They may contain the site's placeholders. */
  heads: {
    home: { title: 'Luxury and Presale Homes', description: '{company.description}' },
    about: {
      title: 'About',
      description:
        'Founded in {office.city} in {company.founded} and capped at {claim.activeMembers} active members. About {claim.launchesPerYear} launches a year, each one visited and studied before we take it on.',
    },
    news: {
      title: 'News',
      description:
        'Launches, results and the occasional prize. News from {company} and the buildings it represents.',
    },
    testimonials: {
      title: 'Testimonials',
      description: 'What clients and developers say about {company}, in their own words.',
    },
    'testimonials of developers': {
      title: 'Testimonials from Developers',
      description: 'What developers say about {company}, in their own words.',
    },
    vip: {
      title: 'VIP List',
      description: 'Floor plans, unit numbers and opening prices before public release.',
    },
    join: {
      title: 'Join the Network',
      description:
        'There is {claim.joiningFee} for agents to join {company}. Presale inventory before release, and a minimum of {claim.dealsPerYear} deals a year.',
    },
    contact: {
      title: 'Contact',
      description: '{company}, {office.street}, {office.city}. {office.hours}.',
    },
    partners: {
      title: 'Partners',
      description: 'Meet the agents of {company} in {cities}, and contact them directly.',
    },
    projects: {
      title: 'Global Projects',
      description:
        'Presale and completed buildings in {cities}. Filter by city, or see sold projects.',
    },
    privacy: {
      title: 'Privacy',
      description:
        'What we store when you contact us, why, for how long, and how to have it corrected or erased.',
    },
    '404': { title: 'Page not found', description: 'This page does not exist.' },
  },
  /** The titles of heroes whose page has none. */
  fallbacks: { about: 'ABOUT', news: 'NEWS' },
  page: 'Page',
  discover: 'DISCOVER OUR GLOBAL PROJECTS',
  explore: 'EXPLORE GLOBAL PROJECTS',
  cities: 'Cities',
  benefits: 'Benefits',
  allBenefits: (count: number) => `All ${count} benefits`,
  backTo: { partners: 'Back to Partners', projects: 'Back to Projects' },
  notFound: {
    partner: 'Partner Not Found',
    project: 'Project Not Found',
    news: 'News Item Not Found',
  },
  /** The subject of a form on a page that could not be read. */
  thisPartner: 'this partner',
  thisProject: 'this project',
  loading: {
    partners: 'Error Loading Partners',
    projects: 'Error Loading Projects',
    testimonials: 'Error Loading Testimonials',
    page: 'Error Loading Page',
  },
  /** What visitors see of the errors of reads, by the English error, which the back office shows, too. */
  errors: {
    'Failed to fetch page content': 'Failed to fetch page content',
    'Page content not found': 'Page content not found',
    'Failed to fetch partners': 'Failed to fetch partners',
    'Failed to fetch partner details': 'Failed to fetch partner details',
    'This partner does not exist': 'This partner does not exist',
    'Failed to fetch projects': 'Failed to fetch projects',
    'Failed to fetch project details': 'Failed to fetch project details',
    'This project does not exist': 'This project does not exist',
    'Failed to fetch news items': 'Failed to fetch news items',
    'Failed to fetch news item': 'Failed to fetch news item',
    'This news item does not exist': 'This news item does not exist',
    'Failed to fetch testimonials': 'Failed to fetch testimonials',
    'Failed to open the preview': 'Failed to open the preview',
    'Failed to open the page': 'Failed to open the page',
  },
  broken: {
    title: 'Something went wrong',
    heading: 'Something went wrong.',
    message:
      'This page could not be loaded. The problem has been recorded. Please try again in a minute.',
  },
  later: 'Please Try Again Later',
  nothing: 'Not Found',
  toHomePage: 'Go to the Home Page',
  previews: {
    of: (subject: string) => `Preview of ${subject}`,
    /** A time in English ends with a full stop. */
    note: (until: string) => `Not published. Available until ${until} Forms are disabled.`,
    title: 'Preview',
    ended: 'This Preview Has Ended',
    withheld: 'This page cannot be shown right now. Ask the person who shared it.',
    limited: 'Too many previews were opened from your network. Please try again in a few minutes.',
    expired: 'This link has expired or was revoked. Ask the person who shared it for a new one.',
  },
  access: {
    title: 'First access',
    description: 'Private first access.',
    ended: 'First access has ended',
    unknown: 'This page does not exist. Please check your link.',
    limited: 'Too many links were opened from your network. Please try again in a few minutes.',
  },
  leaving: {
    ask: {
      heading: 'Unsubscribe',
      lead: 'Stop receiving emails about launches and first access.',
    },
    done: {
      heading: 'You are unsubscribed',
      lead: 'You will receive no more emails about launches and first access. Links you already have keep working until they expire.',
    },
    leave: 'Unsubscribe',
    invalid: 'This link is not valid.',
    failed: 'We could not unsubscribe you. Please try again in a minute.',
    toHome: 'Go to the home page',
  },
  testimonials: {
    title: 'OUR TESTIMONIALS',
    subtitle: 'What clients and developers say about us, in their own words.',
    label: 'Testimonials',
    oneByOne: 'Testimonials, one by one',
    names: 'Authors',
    tabs: {
      client: 'WHAT OUR CLIENTS ARE SAYING',
      developer: 'WHAT DEVELOPERS ARE SAYING',
    },
    none: 'No testimonials found for this category.',
    quoted: (text: string) => `“${text}”`,
  },
  news: {
    none: 'No news yet.',
    earlier: 'Earlier news',
    pages: 'Pages of news',
    /** By the category as records have it. */
    categories: {
      'Project Update': 'Project Update',
      'Company News': 'Company News',
      'Sales Achievement': 'Sales Achievement',
      'New Launch': 'New Launch',
      Recognition: 'Recognition',
    },
  },
  office: {
    headOffice: 'Head office',
    phone: 'Office',
    email: 'Email',
    hours: 'Business hours',
    others: 'Other offices',
  },
  privacy: {
    inCharge: (company: string) => `In charge of personal data at ${company}.`,
    forms: {
      contact: 'Contact',
      'partner-contact': 'To a partner',
      'project-interest': 'About a project',
      vip: 'VIP list',
      join: 'Joining the network',
    },
    thePartner: 'the partner',
    theProject: 'the project',
    /** Whom to write to, without an email address. */
    byContactPage: 'us through the contact page',
  },
  /** The pictures of the site itself. */
  alts: {
    towers: 'Slender towers across still water at golden hour',
    lagoon: 'Low pavilions and palms mirrored in a lagoon at dusk',
    facade: 'White terraces mirrored in a long pool in late sun',
    lamps: 'A lobby at dusk, lamps hanging before a painting',
    terraces: 'Five terraces of timber and glass lit from within, among evergreens in mist',
    lobby: 'Lobby at night with a stone wall, a long desk and globe lamps',
  },
};
