import { plural } from '../../lib/text/plural.ts';
import type { Messages } from '../messages.ts';

/** Messages of the page frame and of form chrome. */
export const frame: Messages['frame'] = {
  skip: 'Aller au contenu',
  homePage: 'Accueil',
  language: 'Langue',
  currentLanguage: (name) => `Langue\u00A0: ${name}`,
  notTranslated: (shown) => `Cette page n’est pas encore traduite. Elle est affichée en ${shown}.`,
  translated: {
    home: (own) => `Accueil en ${own.toLowerCase()}`,
    projects: (own) => `Les projets en ${own.toLowerCase()}`,
    partners: (own) => `Les associés en ${own.toLowerCase()}`,
    news: (own) => `Les actualités en ${own.toLowerCase()}`,
  },
  close: 'Fermer',
  home: (company) => `${company}, accueil`,
  mainNavigation: 'Navigation principale',
  footer: 'Pied de page',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  contactUs: 'NOUS JOINDRE',
  joinVip: 'S’INSCRIRE À LA LISTE VIP',
  news: 'Actualités',
  backToNews: 'Retour aux actualités',
  otherNews: 'Autres actualités',
  newerNews: 'Plus récente',
  olderNews: 'Plus ancienne',
  loading: 'Chargement',
  tryAgain: 'Réessayer',
  pageNotFound: '404, page introuvable',
  lookingFor: (message) => `${message}. Vous cherchez peut-être l’un de ceux-ci.`,
  latestNews: (message) => `${message}. Voici les dernières actualités.`,
  directions: 'Itinéraire',
  north: 'N',
  mapDescription: ({ waters, districts, station }) =>
    [
      ...(waters.length > 0
        ? [
            `${waters.map(({ name, direction }) => `${name}\u00A0: ${directions[direction] ?? direction}`).join(', ')}.`,
          ]
        : []),
      ...(districts.length > 0 ? [`À proximité\u00A0: ${districts.join(', ')}.`] : []),
      ...(station === null ? [] : [`Station la plus proche\u00A0: ${station}.`]),
    ].join(' '),
  mapCredit: '© Contributeurs d’OpenStreetMap',
  gallery: (title) => `${title}, galerie`,
  closeGallery: 'Fermer la galerie',
  previousImage: 'Image précédente',
  nextImage: 'Image suivante',
  drawing: {
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    whole: 'Ajuster à l’écran',
    close: 'Fermer le plan',
    stage:
      'Plan de la résidence. Agrandissez ou réduisez avec plus et moins, déplacez avec les flèches.',
  },
  playAmbientVideo: 'Lire la vidéo',
  pauseAmbientVideo: 'Mettre en pause',
  play: 'Lire la vidéo',
  playVideo: (title) => `Lire la vidéo\u00A0: ${title}`,
  chooseOne: 'Choisir',
  howWeUseData: 'Comment nous utilisons vos renseignements',
  required: '* Obligatoire',
  inNewTab: ', dans un nouvel onglet',
  inOneClick: ', en un clic.',
  video: 'Vidéo',
  display: {
    currency: 'Prix approximatifs en',
    area: 'Superficies en',
    bothUnits: 'Les deux unités',
    units: { 'sq-ft': 'Pieds carrés', m2: 'Mètres carrés' },
    rates: (day) => `Taux de change du ${day}`,
    chosenCurrency: (currency) => `Prix approximatifs affichés en\u00A0: ${currency}.`,
    chosenArea: (area) => `Superficies\u00A0: ${area}.`,
  },
  leaveEmpty: 'Laissez ce champ vide',
  stillHere: 'Votre message est conservé',
  sendAgain: 'Envoyer de nouveau',
  theCity: 'la ville',
  contact: (firstName) => `Écrire à ${firstName}`,
  testimonialTitle: (author) => `Témoignage\u00A0: ${author}`,
  viewProject: (title) => `Voir ${title}`,
  meetPartner: (firstName) => `Faire connaissance avec ${firstName}`,
  portraitAlt: (name) => `Portrait sculpté dans le noyer\u00A0: ${name}`,
  pages: { previous: 'Page précédente', next: 'Page suivante' },
  testimonials: { previous: 'Témoignage précédent', next: 'Témoignage suivant' },
  sections: {
    contact: 'Coordonnées',
    preferences: 'Préférences',
    agent: 'Renseignements sur le courtier',
    additional: 'Autres précisions',
  },
  forms: {
    contact: {
      title: 'Envoyez-nous un message',
      button: 'Envoyer le message',
      thanks: { heading: 'Merci!', text: 'Nous communiquerons avec vous sous peu.' },
    },
    'partner-contact': {
      title: 'Écrire à {firstName}',
      button: 'Envoyer à {firstName}',
      thanks: {
        heading: 'Votre message a été transmis à {firstName}.',
        text: 'Vous recevrez une réponse d’ici un jour ouvrable, souvent plus tôt.',
      },
    },
    'project-interest': {
      title: 'Manifestez votre intérêt',
      button: 'Manifester mon intérêt',
      thanks: {
        heading: 'Merci. Nous avons reçu votre demande.',
        text: 'Un associé de {city} vous appellera ou vous écrira d’ici un jour ouvrable au sujet du projet {name}.',
      },
    },
    vip: {
      title: 'S’inscrire à la liste VIP',
      button: 'S’INSCRIRE À LA LISTE VIP',
      thanks: {
        heading: 'Bienvenue sur la liste VIP de {company}',
        text: 'Merci de votre inscription. Nous vous ferons bientôt part d’occasions exclusives.',
      },
    },
    join: {
      title: 'Poser ma candidature',
      button: 'ENVOYER MA CANDIDATURE',
      thanks: {
        heading: 'Merci de votre candidature!',
        text: 'Nous l’examinerons et vous répondrons sous peu.',
      },
    },
  },
  hints: {
    vipMessage: 'Par exemple\u00A0: ville, budget, vue',
    joinMessage: 'Où vous exercez, depuis quand, et un immeuble que vous admirez.',
    phone: 'Recommandé, pour que nous puissions vous rappeler',
    location: 'Ville ou quartier',
    licenseNumber: 'Facultatif',
  },
  interestLead: 'Un associé lit chaque demande et y répond personnellement.',
  limited: (minutes, phone) =>
    phone
      ? plural(
          minutes,
          `Vous avez envoyé plusieurs messages en peu de temps. Réessayez dans # minute, ou appelez le ${phone}.`,
          `Vous avez envoyé plusieurs messages en peu de temps. Réessayez dans # minutes, ou appelez le ${phone}.`,
        )
      : plural(
          minutes,
          'Vous avez envoyé plusieurs messages en peu de temps. Réessayez dans # minute.',
          'Vous avez envoyé plusieurs messages en peu de temps. Réessayez dans # minutes.',
        ),
};

const directions: Record<string, string> = {
  north: 'au nord',
  northeast: 'au nord-est',
  east: 'à l’est',
  southeast: 'au sud-est',
  south: 'au sud',
  southwest: 'au sud-ouest',
  west: 'à l’ouest',
  northwest: 'au nord-ouest',
};
