import type { Messages } from '../messages.ts';

/** Messages of the receipt that thanks show for an enquiry. */
export const receipt: Messages['receipt'] = {
  from: 'De',
  confirmation: (email) => `Une confirmation vous est envoyée à ${email}.`,
  aboutLabel: 'Au sujet de',
  aboutHome: (project, home) => `${project}, résidence ${home}`,
  about: {
    contact: 'Message',
    'partner-contact': 'Message',
    'project-interest': 'Projet',
    vip: 'Liste VIP',
    join: 'Rejoindre le réseau',
  },
  reference: 'Référence',
  giveIt: 'Veuillez la mentionner lorsque vous écrivez ou appelez.',
  referenceLine: (reference) => `Référence\u00A0: ${reference}`,
  home: 'Résidence',
  salutation: 'Madame, Monsieur,',
  unsubscribe: {
    vip: 'Vous recevez ce courriel parce que vous êtes sur notre liste VIP.',
    newsletter:
      'Vous recevez ce courriel parce que vous nous avez écrit et avez demandé à recevoir nos annonces de lancement.',
    link: 'Se désabonner',
  },
  replier: 'Qui vous répond',
  next: 'La suite',
  repliesBy: (name, day) => `${name} vous répondra d’ici le ${day}.`,
  unpromised: {
    contact: 'Nous lisons votre message et répondons par courriel ou par téléphone.',
    'partner-contact': 'L’associé communiquera avec vous par le moyen que vous avez choisi.',
    'project-interest': null,
    vip: null,
    join: null,
  },
  steps: {
    contact: [],
    'partner-contact': [],
    'project-interest': [
      'Nous vous envoyons les plans et les prix des résidences qui vous conviennent.',
      'Vous choisissez le moment d’une visite ou d’une visioconférence.',
    ],
    vip: [
      'Nous vous inscrivons sur la liste VIP.',
      'Vous recevez les plans et les prix de lancement avant la mise en vente publique.',
    ],
    join: ['Nous examinons votre candidature.', 'Nous vous appelons pour convenir d’un entretien.'],
  },
};
