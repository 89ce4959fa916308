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
  cities: ['Vancouver', 'Montreal', 'Toronto', 'Seattle', 'Honolulu', 'Tokyo'],
  foundedYear: 2013,
  timeZone: 'America/Vancouver',
  description:
    'A network of agents for luxury and presale homes, headquartered in Vancouver and working in six cities. We read the drawings first.',
} as const;
