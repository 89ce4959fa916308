import { plural } from './plural.ts';

/** Messages of the deposit schedule and the milestones. */
export const deposits = {
  heading: 'Deposit schedule',
  form: 'Work out deposits',
  home: 'Home',
  anyHome: 'Any home',
  itsNumber: 'Its number',
  price: (currency: string) => `A price, ${currency}`,
  orPrice: (currency: string) => `Or a price, ${currency}`,
  signing: 'Signing on',
  go: 'Work it out',
  /** Announced to screen readers after a calculation. */
  summary: {
    all: 'Deposits',
    ofPrice: (price: string) => `Deposits, for ${price}`,
    ofHome: (home: string, price: string) => `Deposits, for home ${home} at ${price}`,
  },
  payments: {
    all: 'Payments',
    ofPrice: (price: string) => `Payments, for ${price}`,
    ofHome: (home: string, price: string) => `Payments, for home ${home} at ${price}`,
  },
  inAll: 'Deposits in all',
  balance: 'Balance on completion',
  balanceOnClosing: 'Balance on closing',
  priceAlone: 'Price',
  lowestPrice: 'Lowest price',
  priceOfHome: (home: string) => `Price, home ${home}`,
  currency: (currency: string) => `In ${currency}. The contract decides.`,
  times: {
    signing: 'On signing',
    days: (days: number) => plural(days, 'After # day', 'After # days'),
    date: 'On a fixed day',
    /** Lower-cases the first letter of the heading. */
    milestone: (title: string) => `At ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    completion: 'On completion',
    closing: 'On closing',
  },
  onNotice: 'On notice',
  dayOnNotice: (day: string) => `${day}, on notice`,
  /** The due date of the balance for a home in a finished building. */
  dayOfContract: 'On the day that the contract names',
  ofHome: (home: string) => `deposits for home ${home}`,
  askAboutHome: (home: string) => `Ask about home ${home}`,
  errors: {
    signed: 'Enter a day, such as 2026-12-04',
    price: 'Enter a price',
    home: (home: string) => `There is no home ${home} for sale.`,
  },
  milestones: 'Milestones',
  planned: 'Planned',
  done: 'Done',
  notYet: 'Not yet',
  /** For brochures. `share` is in per cent, null if unknown. */
  inPayments: (share: number | null, payments: number, isReady: boolean) => {
    const count = plural(payments, '# payment', '# payments');
    const balance = isReady ? 'the balance on closing' : 'the balance on completion';
    return share === null ? `${count}, ${balance}` : `${share}% in ${count}, ${balance}`;
  },
  theBalance: 'The balance',
};

/** Messages of private previews. */
export const firstAccess = {
  about: (project: string) => `First access to ${project}`,
  ended: 'The sun has set on this link',
  closed: (project: string, until: string) => `First access to ${project} closed on ${until}.`,
  opensNoMore: (project: string) => `This link to ${project} does not open any more.`,
  itWasFor: 'It was for',
  ask: 'Ask',
  askAbout: (home: string) => `Ask about ${home}`,
  aboutHome: (project: string, home: string) => `${project}, home ${home}`,
  askAgain: 'Ask to open it again',
  publicProjects: 'The public projects',
  before: (project: string) => `${project}, before anyone`,
  linkOf: (name: string) =>
    `This is the link of ${name}. It opens here and is then remembered on this device.`,
  until: 'Until',
  devicesLeft: 'Devices left',
  openHere: 'Open it on this device',
  openTo: (name: string) => `Private. Open to ${name}`,
  openUntil: (moment: string) => `until ${moment}`,
  closesOn: (moment: string) => `It closes on ${moment}.`,
  daysLeft: (days: number) => plural(days, '# day from now', '# days from now'),
  today: 'Today',
  letter: {
    preview: (until: string) => `Open to you first, until ${until}.`,
    dear: (name: string) => `Dear ${name},`,
    openTo: 'Open to',
    until: 'Until',
    link: 'The link',
    openings: (openings: number) =>
      plural(openings, 'Is yours. It opens on one device.', 'Is yours. It opens on # devices.'),
    button: 'See the homes',
    why: 'You are on the VIP list.',
    leave: 'Leave the list',
  },
};

export const brochure = {
  asOf: (day: string) => `As of ${day}`,
  /** `seat` is the company's address and may be empty. */
  imprint: (day: string, company: string, seat: string, address: string) =>
    [
      `As of ${day}. Plans, prices and dates can change before the contract is signed. This is not an offer for sale. ${company}.`,
      seat && `${seat}.`,
      address,
    ]
      .filter(Boolean)
      .join(' '),
  plansNote: (currency: string) =>
    `Areas are interior. Prices of homes are in ${currency}, before tax.`,
  plansNoteOfTwo: (currency: string, others: string) =>
    `Areas are interior. Prices of homes are in ${currency}, before tax. Others are in ${others}.`,
  homesLeft: (left: number, shown: number) =>
    shown < left
      ? `${left} homes left, the first ${shown}`
      : plural(left, '# home left', '# homes left'),
  groundOf: (place: string) => `Land and water around ${place}`,
};
