import { plural } from '../../lib/text/plural.ts';
import type { Messages } from '../messages.ts';

/** Messages of the partner list and of profiles. */
export const partners: Messages['partners'] = {
  list: {
    heading: 'Associés',
    developers: 'NOS PROMOTEURS PARTENAIRES',
    empty: (link) => `Les profils de nos associés paraîtront bientôt. D’ici là, ${link}.`,
    profile: 'Téléphone, courriel et courte biographie.',
    callUs: 'appelez-nous',
    writeToUs: 'écrivez-nous',
  },
  facts: {
    office: 'Bureau',
    mobile: 'Cellulaire',
    email: 'Courriel',
    website: 'Site web',
    city: 'Ville',
    languages: 'Langues',
    focus: 'Spécialité',
    call: 'Appeler',
    book: 'Réserver un rendez-vous',
    addContact: 'Ajouter aux contacts',
    qr: 'Code QR de la carte professionnelle',
  },
  search: {
    form: 'Trouver un associé',
    labels: { city: 'Ville', language: 'Langue', focus: 'Spécialité' },
    count: (total) => plural(total, '# associé', '# associés'),
    within: {
      city: (city) => `établi à ${city}`,
      language: (language) => `parlant ${language}`,
      focus: (focus) => `ayant pour spécialité «\u00A0${focus}\u00A0»`,
    },
    nobody: (wanted) => `Aucun associé ${wanted}.`,
    differences: {
      city: (city) => (city === null ? 'Ville non précisée' : `À ${city}`),
      languages: (languages) =>
        languages.length === 0 ? 'Langues non précisées' : `Langues\u00A0: ${languages.join(', ')}`,
      focus: (focus) => focus ?? 'Spécialité non précisée',
    },
  },
};
