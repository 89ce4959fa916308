import { plural } from '../../lib/text/plural.ts';

export const percent = (share: string) => `${share}%`;

/** Messages of the deposit schedule and the milestones. */
export const deposits = {
  heading: 'Deposit schedule',
  form: 'Calculate deposits',
  home: 'Home',
  anyHome: 'Any home',
  itsNumber: 'Home number',
  price: (currency: string) => `Price in ${currency}`,
  orPrice: (currency: string) => `Or enter a price in ${currency}`,
  signing: 'Signing date',
  go: 'Calculate',
  /** Announced to screen readers after a calculation. */
  summary: {
    all: 'Deposits',
    ofPrice: (price: string) => `Deposits for ${price}`,
    ofHome: (home: string, price: string) => `Deposits for home ${home} at ${price}`,
  },
  payments: {
    all: 'Payments',
    ofPrice: (price: string) => `Payments for ${price}`,
    ofHome: (home: string, price: string) => `Payments for home ${home} at ${price}`,
  },
  inAll: (_payments: number) => 'Total deposits',
  balance: 'Balance on completion',
  balanceOnClosing: 'Balance on closing',
  priceAlone: 'Price',
  lowestPrice: 'Lowest price',
  priceOfHome: (home: string) => `Price of home ${home}`,
  currency: (currency: string) => `In ${currency}. The purchase contract prevails.`,
  times: {
    signing: 'On signing',
    days: (days: number) => plural(days, 'After # day', 'After # days'),
    date: 'On a fixed date',
    /** Lower-cases the first letter of the heading. */
    milestone: (title: string) => `At ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    completion: 'On completion',
    closing: 'On closing',
  },
  /** What the first payment, a later one and the last are called, with its time. English names the time alone. */
  named: (_payment: 'first' | 'later' | 'balance', when: string) => when,
  onNotice: 'When notified by the developer',
  dayOnNotice: (day: string) => `${day}, when notified by the developer`,
  /** The due date of the balance for a home in a finished building. */
  dayOfContract: 'On the date set in the contract',
  ofHome: (home: string) => `deposits for home ${home}`,
  askAboutHome: (home: string) => `Enquire about home ${home}`,
  errors: {
    signed: 'Enter a date, such as 2026-12-04',
    price: (text: string, example: string) =>
      `“${text}” is not the price of a home. Enter the full amount, such as ${example}.`,
    home: (home: string) => `Home ${home} is not for sale.`,
  },
  milestones: 'Milestones',
  planned: 'Planned',
  /** Of a milestone to come, in a line: `Completion: Winter 2027`. */
  plannedFor: (day: string) => day,
  done: 'Done',
  /** `Topping out: August 2027`. */
  atTime: (label: string, time: string) => `${label}: ${time}`,
  addToCalendar: 'Add to calendar',
  notYet: 'Not yet',
  /** For brochures. `share` is in per cent, null if unknown. */
  inPayments: (share: number | null, payments: number, isReady: boolean) => {
    const count = plural(payments, '# payment', '# payments');
    const balance = isReady ? 'the balance on closing' : 'the balance on completion';
    return share === null
      ? `${count}, ${balance}`
      : `${percent(String(share))} in ${count}, ${balance}`;
  },
  theBalance: 'The balance',
};

/** Messages of private previews. */
export const firstAccess = {
  title: 'First access',
  yours: 'Your first access',
  personalLink: 'Personal link',
  building: 'The building',
  allocations: 'First allocations',
  homesForYou: 'Homes available to you',
  about: (project: string) => `First access to ${project}`,
  ended: 'This link is no longer active',
  closed: (project: string, until: string) => `First access to ${project} ended on ${until}.`,
  opensNoMore: (project: string) => `This link to ${project} no longer works.`,
  itWasFor: 'Invited',
  ask: 'Contact',
  askAbout: (home: string) => `Enquire about home ${home}`,
  aboutHome: (project: string, home: string) => `${project}, home ${home}`,
  withheld: 'Not available right now',
  withheldLead:
    'We cannot show these homes at the moment. Your link remains valid. Try again later, or contact us.',
  askAgain: 'Request a new link',
  publicProjects: 'View all projects',
  before: (project: string) => `First access to ${project}`,
  accessLead: (name: string) =>
    `This private link is for ${name}. Once you open it, this device is remembered.`,
  until: 'Access ends',
  devicesLeft: 'Devices remaining',
  openHere: 'Open on this device',
  openTo: (name: string) => `Private access for ${name}`,
  openUntil: (moment: string) => `until ${moment}`,
  closesOn: (moment: string) => `Access ends on ${moment}.`,
  daysLeft: (days: number) => plural(days, '# day left', '# days left'),
  today: 'Today',
  letter: {
    preview: (until: string) => `Your first access, until ${until}.`,
    dear: (name: string) => `Dear ${name},`,
    openTo: 'For',
    until: 'Access ends',
    link: 'Your link',
    openings: (openings: number) =>
      plural(
        openings,
        'For you only. This link opens on one device.',
        'For you only. This link opens on # devices.',
      ),
    button: 'View the homes',
    why: 'You receive this email because you are on our VIP list.',
    leave: 'Unsubscribe',
  },
};

export const brochure = {
  facts: {
    location: 'Location',
    price: 'Price',
    completion: 'Completion',
    building: 'Building',
    homes: 'Homes',
    levels: 'Levels',
    type: 'Type',
    deposit: 'Deposit',
    strataFee: 'Strata fee',
    developer: 'Developer',
    office: 'Office',
    email: 'Email',
  },
  yourPartner: 'Your partner for this building',
  contact: 'Contact',
  comparison: 'Comparison',
  payments: 'Payments and due dates',
  /** On the link, while the document is made. */
  making: 'Preparing…',
  /** The page at the address of a brochure that cannot be opened yet. */
  notices: {
    making: {
      heading: 'Your brochure is being prepared',
      text: 'This takes a few seconds. The brochure opens here automatically.',
    },
    busy: {
      heading: 'Many brochures are being prepared right now',
      text: 'This page tries again automatically every few seconds.',
    },
    limited: {
      heading: 'Too many brochures were requested from your network',
      text: 'Please try again in a few minutes.',
    },
    failed: {
      heading: 'The brochure could not be created',
      text: 'Please try again in a minute.',
    },
  },
  missingLetters: (box: string) =>
    `${box} stands for a character that this document cannot show. The page on the website shows it.`,
  open: 'Open the brochure',
  back: 'Back to the page',
  asOf: (day: string) => `As of ${day}`,
  /** `seat` is the company's address and may be empty. */
  imprint: (day: string, company: string, seat: string, address: string) =>
    [
      `As of ${day}. Floor plans, prices and dates may change until the contract is signed. This is not an offer for sale. ${company}.`,
      seat && `${seat}.`,
      address,
    ]
      .filter(Boolean)
      .join(' '),
  plansNote: (currency: string) => `Areas are interior only. Prices are in ${currency}.`,
  plansNoteOfTwo: (currency: string, others: string) =>
    `Areas are interior only. Prices of homes are in ${currency}. Other amounts are in ${others}.`,
  depositsFor: (price: string, day: string) => `For a home at ${price}, signed for on ${day}.`,
  depositsSigned: (day: string) => `If the contract is signed on ${day}.`,
  homesLeft: (left: number, shown: number) =>
    shown < left
      ? `${left} homes left; the first ${shown} are listed`
      : plural(left, '# home left', '# homes left'),
  mapAlt: (place: string) => `Map of the area around ${place}`,
};
