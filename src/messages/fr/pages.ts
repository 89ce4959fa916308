import type { Messages } from '../messages.ts';

/** Titles, headings and notices of pages that are not record content or editors' texts. */
export const pages: Messages['pages'] = {
  heads: {
    home: { title: 'Résidences de prestige et préventes', description: '{company.description}' },
    about: {
      title: 'À propos',
      description:
        'Fondé à {office.city} en {company.founded} et limité à {claim.activeMembers} courtiers actifs. Environ {claim.launchesPerYear} lancements par an, chacun visité et étudié avant d’être retenu.',
    },
    news: {
      title: 'Actualités',
      description:
        'Lancements, résultats et parfois une récompense. Des nouvelles de {company} et des immeubles que le réseau représente.',
    },
    testimonials: {
      title: 'Témoignages',
      description: 'Ce que clients et promoteurs disent de {company}, dans leurs propres mots.',
    },
    'testimonials of developers': {
      title: 'Témoignages de promoteurs',
      description: 'Ce que les promoteurs disent de {company}, dans leurs propres mots.',
    },
    vip: {
      title: 'Liste VIP',
      description:
        'Plans, numéros des résidences et prix de lancement avant la mise en vente publique.',
    },
    join: {
      title: 'Rejoindre le réseau',
      description:
        'Pour les courtiers qui rejoignent {company}\u00A0: {claim.joiningFee}. Des préventes avant leur annonce, et au moins {claim.dealsPerYear} transactions par an.',
    },
    contact: {
      title: 'Nous joindre',
      description: '{company}, {office.street}, {office.city}. {office.hours}.',
    },
    partners: {
      title: 'Associés',
      description:
        'Faites la connaissance des associés de {company} ({cities}) et écrivez-leur directement.',
    },
    projects: {
      title: 'Projets dans le monde',
      description:
        'Immeubles en prévente et achevés\u00A0: {cities}. Filtrez par ville ou consultez les projets vendus.',
    },
    privacy: {
      title: 'Confidentialité',
      description:
        'Ce que nous conservons lorsque vous nous écrivez, pourquoi, combien de temps, et comment le faire corriger ou effacer.',
    },
    '404': { title: 'Page introuvable', description: 'Cette page n’existe pas.' },
  },
  fallbacks: { about: 'À PROPOS', news: 'ACTUALITÉS' },
  page: 'Page',
  discover: 'DÉCOUVRIR NOS PROJETS',
  explore: 'EXPLORER NOS PROJETS',
  cities: 'Villes',
  benefits: 'Avantages',
  allBenefits: (count) => `Les ${count} avantages`,
  backTo: { partners: 'Retour aux associés', projects: 'Retour aux projets' },
  notFound: {
    partner: 'Associé introuvable',
    project: 'Projet introuvable',
    news: 'Actualité introuvable',
  },
  thisPartner: 'cet associé',
  thisProject: 'ce projet',
  loading: {
    partners: 'Impossible d’afficher les associés',
    projects: 'Impossible d’afficher les projets',
    testimonials: 'Impossible d’afficher les témoignages',
    page: 'Impossible d’afficher la page',
  },
  errors: {
    'Failed to fetch page content': 'Le contenu de la page n’a pas pu être chargé',
    'Page content not found': 'Le contenu de la page est introuvable',
    'Failed to fetch partners': 'Les associés n’ont pas pu être chargés',
    'Failed to fetch partner details': 'Le profil de l’associé n’a pas pu être chargé',
    'This partner does not exist': 'Cet associé n’existe pas',
    'Failed to fetch projects': 'Les projets n’ont pas pu être chargés',
    'Failed to fetch project details': 'Le projet n’a pas pu être chargé',
    'This project does not exist': 'Ce projet n’existe pas',
    'Failed to fetch news items': 'Les actualités n’ont pas pu être chargées',
    'Failed to fetch news item': 'L’actualité n’a pas pu être chargée',
    'This news item does not exist': 'Cette actualité n’existe pas',
    'Failed to fetch testimonials': 'Les témoignages n’ont pas pu être chargés',
    'Failed to open the preview': 'L’aperçu n’a pas pu être ouvert',
    'Failed to open the page': 'La page n’a pas pu être ouverte',
  },
  broken: {
    title: 'Une erreur est survenue',
    heading: 'Une erreur est survenue.',
    message:
      'Cette page n’a pas pu être chargée. Le problème a été consigné. Veuillez réessayer dans une minute.',
  },
  later: 'Veuillez réessayer plus tard',
  nothing: 'Page introuvable',
  toHomePage: 'Aller à l’accueil',
  previews: {
    of: (subject) => `Aperçu\u00A0: ${subject}`,
    note: (until) => `Non publié. Disponible jusqu’au ${until}. Les formulaires sont désactivés.`,
    title: 'Aperçu',
    ended: 'Cet aperçu n’est plus disponible',
    withheld:
      'Cette page ne peut pas être affichée pour le moment. Adressez-vous à la personne qui l’a partagée.',
    limited:
      'Trop d’aperçus ont été ouverts depuis votre réseau. Veuillez réessayer dans quelques minutes.',
    expired:
      'Ce lien a expiré ou a été révoqué. Demandez-en un nouveau à la personne qui l’a partagé.',
  },
  access: {
    title: 'Accès en avant-première',
    description: 'Accès privé en avant-première.',
    ended: 'L’accès en avant-première est terminé',
    unknown: 'Cette page n’existe pas. Veuillez vérifier votre lien.',
    limited:
      'Trop de liens ont été ouverts depuis votre réseau. Veuillez réessayer dans quelques minutes.',
  },
  leaving: {
    ask: {
      heading: 'Se désabonner',
      lead: 'Ne plus recevoir de courriels sur les lancements et les accès en avant-première.',
    },
    done: {
      heading: 'Désabonnement confirmé',
      lead: 'Vous ne recevrez plus de courriels sur les lancements et les accès en avant-première. Les liens que vous avez déjà restent valables jusqu’à leur expiration.',
    },
    leave: 'Se désabonner',
    invalid: 'Ce lien n’est pas valide.',
    failed: 'Nous n’avons pas pu vous désabonner. Veuillez réessayer dans une minute.',
    toHome: 'Aller à l’accueil',
  },
  testimonials: {
    title: 'NOS TÉMOIGNAGES',
    subtitle: 'Ce que clients et promoteurs disent de nous, dans leurs propres mots.',
    label: 'Témoignages',
    oneByOne: 'Témoignages, un par un',
    names: 'Auteurs des témoignages',
    tabs: {
      client: 'CE QUE DISENT NOS CLIENTS',
      developer: 'CE QUE DISENT LES PROMOTEURS',
    },
    none: 'Aucun témoignage dans cette catégorie.',
    quoted: (text) => `«\u00A0${text}\u00A0»`,
  },
  news: {
    none: 'Aucune actualité pour l’instant.',
    earlier: 'Actualités précédentes',
    pages: 'Pages d’actualités',
    categories: {
      'Project Update': 'Avancement de projet',
      'Company News': 'Nouvelles de l’entreprise',
      'Sales Achievement': 'Succès de vente',
      'New Launch': 'Lancement',
      Recognition: 'Distinction',
    },
  },
  office: {
    headOffice: 'Siège social',
    phone: 'Téléphone',
    email: 'Courriel',
    hours: 'Heures d’ouverture',
    others: 'Autres bureaux',
  },
  privacy: {
    inCharge: (company) =>
      `Responsable de la protection des renseignements personnels chez ${company}.`,
    forms: {
      contact: 'Contact',
      'partner-contact': 'À un associé',
      'project-interest': 'Au sujet d’un projet',
      vip: 'Liste VIP',
      join: 'Rejoindre le réseau',
    },
    thePartner: 'l’associé',
    theProject: 'le projet',
    byContactPage: 'notre équipe, à la page Nous joindre',
  },
  alts: {
    towers: 'Tours élancées au bord d’une eau calme, à l’heure dorée',
    lagoon: 'Pavillons bas et palmiers reflétés dans un lagon, au crépuscule',
    facade: 'Des terrasses blanches se reflètent dans un long bassin, au soleil du soir',
    lamps: 'Un hall au crépuscule, des lampes suspendues devant un tableau',
    terraces:
      'Cinq terrasses de bois et de verre éclairées de l’intérieur, parmi des conifères dans la brume',
    lobby: 'Un hall la nuit, avec un mur de pierre, un long comptoir et des lampes globes',
  },
};
