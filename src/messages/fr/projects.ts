import type { AreaUnit } from '../../lib/geo/areas.ts';
import { formatNumber } from '../../lib/text/numbers.ts';
import { plural } from '../../lib/text/plural.ts';
import { uncapitalised } from '../../lib/text/capitalised.ts';
import type { Messages } from '../messages.ts';

type Projects = Messages['projects'];

const units: Record<AreaUnit, string> = { 'sq-ft': 'pi²', m2: 'm²' };

/** Messages about a project and its homes. */
export const project: Projects['project'] = {
  ask: (partner) => `Projets présentés par ${partner}`,
  mapLabel: (title) => `Carte\u00A0: ${title}`,
  imageLabel: (number, count, alt) =>
    alt ? `Image ${number} sur ${count}\u00A0: ${alt}` : `Image ${number} sur ${count}`,
  messageAboutHome: (home) => `J’aimerais en savoir plus sur la résidence ${home}.`,
  messageNames: (home) =>
    `Votre message mentionne déjà la résidence ${home}. Vous pouvez le compléter dans la section «\u00A0Autres précisions\u00A0».`,
  onThisPage: 'Sur cette page',
  sections: {
    overview: 'Aperçu',
    features: 'Commodités',
    residences: 'Résidences',
    availability: 'Disponibilités',
    deposits: 'Acomptes',
    milestones: 'Étapes',
    gallery: 'Galerie',
    location: 'Emplacement',
    developer: 'Promoteur',
    interest: 'Se renseigner',
  },
  share: 'Partager',
  readMore: 'Lire la suite',
  readLess: 'Réduire',
  features: 'Caractéristiques et commodités',
  moreFeatures: (count) => plural(count, '# autre', '# autres'),
  location: 'Emplacement',
  addressLater: 'L’adresse sera communiquée avec la liste des prix.',
  visitWebsite: 'Voir le site web',
  pager: { others: 'Autres projets', previous: 'Précédent', next: 'Suivant' },
  brochure: 'Brochure',
  brochureLabel: (title) => `Brochure\u00A0: ${title}, PDF`,
  onRequest: 'Sur demande',
  reserved: 'Réservée',
  soldOut: 'Entièrement vendu',
  planSold: 'Entièrement vendu',
  notAnnounced: 'À venir',
  pricesFollow: (filing) => `Prix à venir. À déposer d’abord\u00A0: ${filing}.`,
  enquiriesFollow: (name, filing) =>
    `Nous pourrons recevoir les demandes au sujet de ${name} après le dépôt de ce document\u00A0: ${filing}. Rien n’a été envoyé.`,
  priceLater: 'Prix à venir',
  allSold: (homes) =>
    homes === null || homes === 1
      ? 'Toutes les résidences sont vendues'
      : `Les ${formatNumber(homes)} résidences sont vendues`,
  ofHomesLeft: (left, total) =>
    plural(
      left,
      `${formatNumber(left)} résidence disponible sur ${formatNumber(total)}`,
      `${formatNumber(left)} résidences disponibles sur ${formatNumber(total)}`,
    ),
  viewProject: 'Voir le projet',
  sellingNow: 'En vente actuellement',
  viewAllProjects: (count) => plural(count, 'Voir le projet', 'Voir les # projets'),
  completion: (date) => `Livraison prévue\u00A0: ${uncapitalised(date)}`,
  completed: (date) => `Livré\u00A0: ${uncapitalised(date)}`,
  viewAllImages: (count) => plural(count, 'Voir l’image', 'Voir les # images'),
  images: {
    types: { photograph: 'Photographie', rendering: 'Vue d’artiste', drawing: 'Dessin' },
    altWithType: (alt, type) => (alt ? `${alt} (${type.toLowerCase()})` : type),
    allRenderings: 'Vues d’artiste',
    someRenderings: 'Vues d’artiste, sauf indication contraire dans la légende',
  },
  allImages: 'Toutes les images',
  from: (amount) => `À partir ${amount.startsWith('environ') ? 'd’' : 'de '}${amount}`,
  of: (left, total) => `${left} sur ${total}`,
  range: (lowest, highest) => `${lowest} à ${highest}`,
  units,
  foot: 'pi',
  tsubo: null,
  perUnit: (unit) => `Au ${units[unit]}`,
  amountPerUnit: (amount, unit) => `${amount}/${units[unit]}`,
  studio: 'Studio',
  beds: (count) => `${count}\u00A0ch.`,
  baths: (count) => {
    const whole = count.replace('½', '');
    return [whole && `${whole}\u00A0sdb`, whole !== count && '1\u00A0sde']
      .filter(Boolean)
      .join(', ');
  },
  studios: 'Studios',
  bedrooms: (count) => plural(count, '# chambre', '# chambres'),
  twoKinds: (lowest, highest) =>
    lowest === 0
      ? `Studios et ${plural(highest, '# chambre', '# chambres')}`
      : `${lowest} et ${highest} chambres`,
  manyKinds: (lowest, highest) =>
    lowest === 0
      ? `Studios à ${plural(highest, '# chambre', '# chambres')}`
      : `${lowest} à ${highest} chambres`,
  homesLeft: (left) => plural(left, '# résidence disponible', '# résidences disponibles'),
  homesWithLeft: (total, isOne, left) =>
    `${total} ${isOne ? 'résidence' : 'résidences'}, ${left ?? 'aucune'} disponible${left === null || left === '1' ? '' : 's'}`,
  unreleased: (total, isOne, unreleased) =>
    `${total} ${isOne ? 'résidence' : 'résidences'}, ${unreleased === null ? 'pas encore en vente' : `dont ${unreleased} pas encore en vente`}`,
  residencesIntro: (plans, homes) =>
    `${plural(plans, '# plan', '# plans')}, ${homes}. Superficies intérieures seulement.`,
  homesOnFloor: (homes) => plural(homes, '# résidence par étage', '# résidences par étage'),
  homesOnFloors: (homes, floors) =>
    `${plural(homes, '# résidence', '# résidences')} sur ${plural(floors, '# étage résidentiel', '# étages résidentiels')}.`,
  floors: (lowest, highest) => `Étages ${lowest} à ${highest}`,
  home: (number) => `Résidence ${number}`,
  lowestLeft: 'le prix le plus bas',
  seeDeposits: 'Voir les acomptes',
  nothingForSale: 'Aucune résidence n’est en vente pour le moment.',
  showEveryFloor: 'Afficher tous les étages',
  closedFloors: (floors) =>
    `Chaque bande représente un étage sans résidence en vente (${floors} en tout).`,
  asOf: (day) => `Au ${day}.`,
  floorPlanAlt: (plan) => `Plan\u00A0: ${plan}`,
  floorPlan: (plan) => `Plan, ${plan}`,
  enlarge: 'Agrandir',
  downloadPlan: (size) => `Télécharger le plan (PDF, ${size})`,
  asDrawn: 'Plan d’architecte',
  planText: (names) => `Le plan garde ses mots d’origine (${names}).`,
  floorPlanFacts: (facts) => facts.filter(Boolean).join(', '),
  outdoors: 'Superficie extérieure',
  availableHomesLabel: (plan) => `Résidences disponibles, ${plan}`,
  pricesOfHomes: (currency) =>
    `Prix en ${currency}. Les plans, les prix et les dates peuvent changer jusqu’à la signature du contrat.`,
  beforeTax: (currency) => `${currency}, avant taxes`,
  ownCurrency: 'Prix dans votre devise',
  pricesIn: (currency) => `Prix en ${currency}.`,
  about: (amount) => `environ ${amount}`,
  ratesLine: (currency, day) =>
    `Les montants en ${currency} sont approximatifs, aux taux de change du ${day}.`,
  pricesWrittenIn: (currency) =>
    `Prix en ${currency}. Les contrats sont établis dans la devise locale.`,
};

/** The heads of the rows of a project's overview. */
export const overview: Projects['overview'] = {
  heading: 'Aperçu du projet',
  building: 'IMMEUBLE',
  units: 'NOMBRE DE RÉSIDENCES',
  levels: 'ÉTAGES',
  type: 'TYPE',
  strataFee: 'FRAIS DE COPROPRIÉTÉ MENSUELS',
  pricing: 'PRIX',
  completion: 'LIVRAISON PRÉVUE',
  completed: 'LIVRÉ',
  location: 'EMPLACEMENT',
};

export const statuses: Projects['statuses'] = {
  completed: 'Achevé',
  'in-progress': 'En construction',
  'sold-out': 'Entièrement vendu',
  sold: 'Vendu',
  'available-now': 'Disponible',
  'move-in-ready': 'Prêt à habiter',
  'coming-soon': 'Bientôt',
};

/** The buttons and form headings of statuses. */
export const calls: Projects['calls'] = {
  register: 'Manifester mon intérêt',
  priority: 'S’inscrire à la liste prioritaire',
  similar: 'Voir des projets semblables',
  viewing: 'Prendre rendez-vous',
  availability: 'Demander les disponibilités',
  tour: 'Réserver une visite',
};

/** The tables of floor plans and homes. */
export const residences: Projects['residences'] = {
  plan: 'Plan',
  rooms: 'Pièces',
  interior: 'Intérieur',
  exposure: 'Vue et orientation',
  floors: 'Étages',
  left: 'Disp.',
  price: 'Prix',
  home: 'Résidence',
  floor: 'Étage',
  homes: 'Résidences',
  homesPerFloor: 'Résidences par étage',
  onFloor: (floor) => `Étage ${floor}`,
  viewByFloor: 'Voir par étage',
  byFloor: 'Résidences par étage',
  towerCaption:
    'Disponibilités par étage, de haut en bas. Chaque résidence est indiquée avec son numéro et son statut.',
  states: {
    available: 'Disponible',
    reserved: 'Réservée',
    sold: 'Vendue',
    'not-released': 'Pas encore en vente',
  },
};

/** Row labels where projects are compared. */
export const facts: Projects['facts'] = {
  where: 'Emplacement',
  price: 'Prix',
  perFoot: 'Prix au pi², résidence la moins chère',
  left: 'Disponibles',
  size: 'Superficie',
  completion: 'Livraison',
  status: 'Statut',
  homes: 'Résidences',
  building: 'Immeuble',
  levels: 'Étages',
  units: 'Nombre de résidences',
  strataFee: 'Frais de copropriété mensuels',
  deposit: 'Acompte',
  developer: 'Promoteur',
  partner: 'Votre contact',
};
