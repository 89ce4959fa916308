import { baseSettings } from './base-settings.ts';
import { makeBudgets } from './budgets.ts';
import { namelessInboxSettings, namelessEmails } from '../nameless-emails.ts';
import { noPlaces } from './places.ts';
import { noOfficer } from './privacy.ts';
import type { SiteSettings } from './sections.ts';

const emptyClaim = { value: '', proof: null, lookAgain: null };

/** The settings of a site without demo content. They contain no facts about a particular company. */
export const namelessSettings: SiteSettings = {
  company: {
    name: 'Your company',
    description: 'Luxury and presale homes.',
    founder: null,
    foundedYear: null,
    iconUrl: null,
    cardUrl: null,
  },
  offices: {
    offices: [
      {
        name: 'The office',
        country: 'CA',
        street: '',
        extra: null,
        city: '',
        region: null,
        postalCode: null,
        phone: '',
        email: '',
        infoEmail: '',
        timeZone: 'UTC',
        shortHours: '',
        shortOtherwise: null,
        days: '',
        times: '',
        otherwise: null,
        coordinates: null,
      },
    ],
  },
  brokerages: baseSettings.brokerages,
  cities: { cities: [], rates: [], ratesDay: null },
  places: noPlaces,
  claims: {
    activeMembers: emptyClaim,
    dealsPerYear: emptyClaim,
    launchesPerYear: emptyClaim,
    annualPresaleUnits: emptyClaim,
    annualVolume: emptyClaim,
    joiningFee: emptyClaim,
  },
  navigation: { ...baseSettings.navigation, placeTitle: 'Office' },
  search: baseSettings.search,
  language: baseSettings.language,
  // The budgets have no currency, because the cities are set up later.
  letters: {
    ...namelessEmails,
    partnerBudgets: makeBudgets('Under 500k', '500k-1M', '1M-2M', '2M-5M', '5M+'),
  },
  desk: namelessInboxSettings,
  privacy: { ...baseSettings.privacy, officer: noOfficer },
  look: { ink: '#1d1f24', accent: '#3f6f9e', spacing: baseSettings.look.spacing },
};
