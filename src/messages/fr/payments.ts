import { uncapitalised } from '../../lib/text/capitalised.ts';
import { plural } from '../../lib/text/plural.ts';
import type { Messages } from '../messages.ts';

type Projects = Messages['projects'];

export const percent: Projects['percent'] = (share) => `${share}\u00A0%`;

/** Messages of the deposit schedule and the milestones. */
export const deposits: Projects['deposits'] = {
  heading: 'Échéancier des acomptes',
  form: 'Calculer les acomptes',
  home: 'Résidence',
  anyHome: 'Non précisée',
  itsNumber: 'Numéro de la résidence',
  price: (currency) => `Prix, en ${currency}`,
  orPrice: (currency) => `Ou un prix, en ${currency}`,
  signing: 'Date de signature',
  go: 'Calculer',
  summary: {
    all: 'Acomptes',
    ofPrice: (price) => `Acomptes pour ${price}`,
    ofHome: (home, price) => `Acomptes pour la résidence ${home} à ${price}`,
  },
  payments: {
    all: 'Versements',
    ofPrice: (price) => `Versements pour ${price}`,
    ofHome: (home, price) => `Versements pour la résidence ${home} à ${price}`,
  },
  inAll: (payments) => (payments === 1 ? 'Acompte' : 'Total des acomptes'),
  balance: 'Solde à la livraison',
  balanceOnClosing: 'Solde à la clôture de la vente',
  priceAlone: 'Prix',
  lowestPrice: 'Prix le plus bas',
  priceOfHome: (home) => `Prix de la résidence ${home}`,
  currency: (currency) => `Montants en ${currency}. Le contrat d’achat fait foi.`,
  times: {
    signing: 'À la signature du contrat',
    days: (days) => plural(days, 'Après #\u00A0jour', 'Après #\u00A0jours'),
    date: 'À date fixe',
    milestone: (title) => `À l’étape «\u00A0${uncapitalised(title)}\u00A0»`,
    completion: 'À la livraison',
    closing: 'À la clôture de la vente',
  },
  named: (payment, when) =>
    `${{ first: 'Acompte', later: 'Versement', balance: 'Solde' }[payment]}, ${when.charAt(0).toLowerCase()}${when.slice(1)}`,
  onNotice: 'Sur avis du promoteur',
  dayOnNotice: (day) => `${day}, sur avis du promoteur`,
  dayOfContract: 'À la date prévue au contrat',
  ofHome: (home) => `acomptes pour la résidence ${home}`,
  askAboutHome: (home) => `Se renseigner sur la résidence ${home}`,
  errors: {
    signed: 'Entrez une date, par exemple 2026-12-04',
    price: (text, example) =>
      `«\u00A0${text}\u00A0» n’est pas le prix d’une résidence. Entrez le montant complet, par exemple ${example}.`,
    home: (home) => `La résidence ${home} n’est pas à vendre.`,
  },
  milestones: 'Étapes du chantier',
  planned: 'Prévu',
  plannedFor: (day) => day,
  done: 'Réalisé',
  atTime: (label, time) => `${label}\u00A0: ${uncapitalised(time)}`,
  addToCalendar: 'Ajouter au calendrier',
  notYet: 'À venir',
  inPayments: (share, payments, isReady) => {
    const count = plural(payments, '# versement', '# versements');
    const balance = isReady ? 'le solde à la clôture de la vente' : 'le solde à la livraison';
    return share === null
      ? `${count}, ${balance}`
      : `${percent(String(share))} en ${count}, ${balance}`;
  },
  theBalance: 'Le solde',
};

/** Messages of private previews. */
export const firstAccess: Projects['firstAccess'] = {
  title: 'Avant-première',
  yours: 'Votre accès en avant-première',
  personalLink: 'Lien personnel',
  building: 'L’immeuble',
  allocations: 'Premières attributions',
  homesForYou: 'Résidences qui vous sont proposées',
  about: (project) => `Accès en avant-première à ${project}`,
  ended: 'Ce lien n’est plus actif',
  closed: (project, until) => `L’accès en avant-première à ${project} a pris fin le ${until}.`,
  opensNoMore: (project) => `Ce lien vers ${project} ne fonctionne plus.`,
  itWasFor: 'Personne invitée',
  ask: 'Contact',
  askAbout: (home) => `Se renseigner sur la résidence ${home}`,
  aboutHome: (project, home) => `${project}, résidence ${home}`,
  withheld: 'Non disponible pour le moment',
  withheldLead:
    'Nous ne pouvons pas présenter ces résidences pour le moment. Votre lien reste valable. Réessayez plus tard ou communiquez avec nous.',
  askAgain: 'Demander un nouveau lien',
  publicProjects: 'Voir tous les projets',
  before: (project) => `Accès en avant-première à ${project}`,
  accessLead: (name) =>
    `Ce lien privé est destiné à ${name}. Une fois que vous l’aurez ouvert, cet appareil sera mémorisé.`,
  until: 'Fin de l’accès',
  devicesLeft: 'Appareils restants',
  openHere: 'Ouvrir sur cet appareil',
  openTo: (name) => `Accès privé pour ${name}`,
  openUntil: (moment) => `jusqu’au ${moment}`,
  closesOn: (moment) => `L’accès prend fin le ${moment}.`,
  daysLeft: (days) => plural(days, '# jour restant', '# jours restants'),
  today: 'Aujourd’hui',
  letter: {
    preview: (until) => `Votre accès en avant-première, jusqu’au ${until}.`,
    dear: (name) => `Bonjour ${name},`,
    openTo: 'Pour',
    until: 'Fin de l’accès',
    link: 'Votre lien',
    openings: (openings) =>
      plural(
        openings,
        'À votre usage personnel. Ce lien s’ouvre sur # appareil.',
        'À votre usage personnel. Ce lien s’ouvre sur # appareils.',
      ),
    button: 'Voir les résidences',
    why: 'Vous recevez ce courriel parce que vous êtes sur notre liste VIP.',
    leave: 'Se désabonner',
  },
};

export const brochure: Projects['brochure'] = {
  facts: {
    location: 'Emplacement',
    price: 'Prix',
    completion: 'Livraison',
    building: 'Immeuble',
    homes: 'Résidences',
    levels: 'Étages',
    type: 'Type',
    deposit: 'Acompte',
    strataFee: 'Frais de copropriété mensuels',
    developer: 'Promoteur',
    office: 'Bureau',
    email: 'Courriel',
  },
  yourPartner: 'Votre contact pour cet immeuble',
  contact: 'Contact',
  comparison: 'Comparaison',
  payments: 'Versements et échéances',
  making: 'Préparation…',
  notices: {
    making: {
      heading: 'Votre brochure est en préparation',
      text: 'Cela prend quelques secondes. Elle s’ouvrira ici automatiquement.',
    },
    busy: {
      heading: 'De nombreuses brochures sont en préparation',
      text: 'Une nouvelle tentative est faite automatiquement après quelques secondes.',
    },
    limited: {
      heading: 'Trop de brochures ont été demandées depuis votre réseau',
      text: 'Veuillez réessayer dans quelques minutes.',
    },
    failed: {
      heading: 'La brochure n’a pas pu être créée',
      text: 'Veuillez réessayer dans une minute.',
    },
  },
  missingLetters: (box) =>
    `${box} remplace un caractère que ce document ne peut pas afficher. La page du site l’affiche.`,
  open: 'Ouvrir la brochure',
  back: 'Retour à la page',
  asOf: (day) => `Au ${day}`,
  imprint: (day, company, seat, address) =>
    [
      `Au ${day}. Les plans, les prix et les dates peuvent changer jusqu’à la signature du contrat. Ceci n’est pas une offre de vente. ${company}.`,
      seat && `${seat}.`,
      address,
    ]
      .filter(Boolean)
      .join(' '),
  plansNote: (currency) => `Superficies intérieures seulement. Prix en ${currency}.`,
  plansNoteOfTwo: (currency, others) =>
    `Superficies intérieures seulement. Prix des résidences en ${currency}. Autres montants en ${others}.`,
  depositsFor: (price, day) => `Pour une résidence à ${price}, signature le ${day}.`,
  depositsSigned: (day) => `Si le contrat est signé le ${day}.`,
  homesLeft: (left, shown) =>
    shown < left
      ? `${left} résidences disponibles; les ${shown} premières sont indiquées`
      : plural(left, '# résidence disponible', '# résidences disponibles'),
  mapAlt: (place) => `Carte des environs\u00A0: ${place}`,
};
