/** What is true of the company, written once. */
export const facts = {
  name: 'SOLMERE',
  address: {
    street: '1180 Harbour Row',
    city: 'Vancouver',
    region: 'BC',
    postalCode: 'V6E 0B2',
    country: 'Canada',
    countryCode: 'CA',
  },
  coordinates: { lat: 49.2893, lng: -123.1218 },
  phone: '+1 604 555 0142',
  galleryEmail: 'hello@solmere.example',
  infoEmail: 'info@solmere.example',
  galleryHours: ['Mon-Fri 9 am-5 pm', 'Weekends and holidays by appointment only'],
  businessHours: {
    days: 'Monday-Friday',
    times: '9:00 AM-5:00 PM',
    otherwise: 'Weekends and statutory holidays by appointment only',
  },
  cities: ['Vancouver', 'Montreal', 'Toronto', 'Seattle', 'Honolulu', 'Tokyo'],
  foundedYear: 2013,
  /** What the site claims of the network. Pages take each from here. */
  claims: {
    activeMembers: '1500',
    dealsPerYear: '3',
    launchesPerYear: '10',
    annualPresaleUnits: '3000+',
    annualVolume: '$1B+',
    joiningFee: 'no fee',
  },
  timeZone: 'America/Vancouver',
  description:
    'A network of agents for luxury and presale homes, headquartered in Vancouver and working in six cities. We read the drawings first.',
} as const;

const { street, city, region, postalCode, country } = facts.address;

/** The office in its city, on one line. */
export const officeAddress = `${street}, ${city}, ${region} ${postalCode}`;

/** The same for readers of any country. */
export const wholeAddress = `${officeAddress}, ${country}`;
