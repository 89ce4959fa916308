import { plural } from '../../lib/text/plural.ts';
import { uncapitalised } from '../../lib/text/capitalised.ts';
import type { Messages } from '../messages.ts';

/** Messages of the project list: its head, filters and results. */
export const search: Messages['projects']['search'] = {
  titles: {
    all: 'Projets dans le monde',
    sold: 'Projets vendus',
    inCity: (city) => `Projets à ${city}`,
    onPage: (title, page) => `${title}, page ${page}`,
  },
  descriptions: {
    all: 'Immeubles en prévente et achevés. Filtrez par ville ou consultez les projets vendus.',
    sold: 'Projets entièrement vendus.',
    inCity: (city) => `Immeubles en prévente et achevés à ${city}.`,
  },
  empty: {
    all: 'Aucun projet pour l’instant. Les membres VIP sont prévenus en premier.',
    sold: 'Aucun projet n’est encore entièrement vendu.',
    inCity: (city) =>
      `Aucun projet à ${city} pour l’instant. Les membres VIP sont prévenus en premier.`,
  },
  count: {
    all: (total) => plural(total, '# projet', '# projets'),
    sold: (total) => plural(total, '# projet vendu', '# projets vendus'),
    inCity: (total, city) => plural(total, `# projet à ${city}`, `# projets à ${city}`),
    onPage: (count, page, last) => `${count}, page ${page} sur ${last}`,
  },
  labels: { all: 'TOUS LES PROJETS', sold: 'VENDUS' },
  tabs: 'Filtrer les projets',
  pages: 'Pages de projets',
  comingSoon: 'BIENTÔT',
  form: 'Trouver un projet',
  words: 'Rechercher',
  searchHint: 'Nom, quartier, promoteur, description',
  bedrooms: 'Chambres',
  price: (currency) => `Prix max., ${currency}`,
  completion: 'Livraison',
  availability: 'Disponibilité',
  sort: 'Tri',
  any: 'Peu importe',
  ownOrder: 'En vedette',
  show: 'Afficher',
  filter: (count) => (count > 0 ? `Filtrer (${count})` : 'Filtrer'),
  close: 'Fermer',
  chosen: 'Filtres actifs',
  quoted: (words) => `«\u00A0${words}\u00A0»`,
  withinQuoted: (words) => `correspondant à «\u00A0${words}\u00A0»`,
  remove: (words) => `Retirer le filtre\u00A0: ${words}`,
  clear: 'Effacer les filtres',
  unread: (labels) => `Non appliqué, valeur illisible\u00A0: ${labels}.`,
  view: 'Affichage',
  views: { pictures: 'Grille', map: 'Carte', table: 'Liste' },
  choices: {
    bedrooms: (count) => ({
      label: `${count} ou plus`,
      chosen: plural(count, '# chambre ou plus', '# chambres ou plus'),
      within: plural(count, 'avec # chambre ou plus', 'avec # chambres ou plus'),
    }),
    price: (figure, amount) => ({
      label: figure,
      chosen: `Jusqu’à ${amount}`,
      within: `à ${amount} ou moins`,
    }),
    ready: {
      label: 'Prêt à habiter',
      chosen: 'Prêt à habiter',
      within: 'prêt à habiter',
    },
    byYear: (year) => ({
      label: `D’ici la fin de ${year}`,
      chosen: `D’ici la fin de ${year}`,
      within: `livré d’ici la fin de ${year}`,
    }),
    afterYear: (year) => ({
      label: 'Plus tard',
      chosen: `Après ${year}, ou pas encore annoncé`,
      within: `livré après ${year}`,
    }),
    available: {
      label: 'Résidences disponibles',
      chosen: 'Résidences disponibles',
      within: 'avec des résidences disponibles',
    },
    soon: { label: 'Bientôt', chosen: 'Bientôt', within: 'annoncé pour bientôt' },
  },
  sorts: { price: 'Prix croissant', completion: 'Livraison', name: 'Nom' },
  noneFits: 'Aucune correspondance exacte',
  nothing: {
    all: (wanted) => `Aucun projet ${wanted}.`,
    sold: (wanted) => `Aucun projet vendu ${wanted}.`,
    inCity: (wanted, city) => `À ${city}, aucun projet ${wanted}.`,
  },
  cityOffer: (price, left) =>
    left > 0
      ? `${plural(left, '# résidence disponible', '# résidences disponibles')}, à partir de ${price}`
      : `Résidences à partir de ${price}`,
  partnersHere: (name, others) =>
    others === 0
      ? `Sur\u00A0place\u00A0: ${name}.`
      : `Sur\u00A0place\u00A0: ${name} et ${plural(others, '# autre associé', '# autres associés')}.`,
  nearest: (count) =>
    plural(
      count,
      'Voici la correspondance la plus proche.',
      'Voici les correspondances les plus proches.',
    ),
  tellUs: 'Dites-nous ce que vous cherchez. Les membres VIP sont prévenus en premier.',
  differences: {
    city: (city) => `À ${city}`,
    notSold: 'Pas entièrement vendu',
    words: (words) => `Ne correspond pas à «\u00A0${words}\u00A0»`,
    roomsUnknown: 'Chambres pas encore annoncées',
    rooms: (fewer) => plural(fewer, '# chambre de moins', '# chambres de moins'),
    priceOfRooms: (count) =>
      plural(count, 'Prix pour # chambre sur demande', 'Prix pour # chambres sur demande'),
    over: (by) => `${by} au-dessus du budget`,
    readyNow: 'Prêt à habiter',
    ready: (completion) => `Livraison\u00A0: ${uncapitalised(completion)}`,
    notAnnounced: 'Livraison pas encore annoncée',
    released: 'Déjà en vente',
    noneLeft: 'Aucune résidence disponible',
    unreleased: 'Résidences pas encore en vente',
  },
  compared: (currencies, main, day) =>
    `Les prix en ${eachWithEn(currencies)} sont convertis en ${main} aux taux de change du ${day}.`,
  notCompared: (currencies) => `Les prix en ${eachWithEn(currencies)} ne sont pas comparés.`,
  table: {
    caption: 'Projets avec prix et résidences disponibles',
    sort: 'Trier selon cette colonne',
    project: 'Projet',
    where: 'Emplacement',
    state: 'Statut',
    left: 'Disponibles',
    bedrooms: 'Chambres',
    price: 'Prix',
  },
  map: {
    ofCities: 'Projets par ville',
    ofCity: (city) => `Carte des projets à ${city}`,
    withoutNumber: 'Projets sans numéro\u00A0: emplacement pas encore annoncé.',
  },
};

/** `dollars américains et en yens` */
function eachWithEn(currencies: string) {
  return currencies.replaceAll(/, | et /g, '$&en ');
}
