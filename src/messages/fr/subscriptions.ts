import { plural } from '../../lib/text/plural.ts';
import type { Messages } from '../messages.ts';

export const subscriptions: Messages['subscriptions'] = {
  tellMe: 'Prévenez-moi',
  fits: 'Prévenez-moi lorsqu’une résidence correspond à ces critères',
  similar: 'Prévenez-moi lorsqu’une résidence semblable est proposée',
  any: 'Nous vous écrivons au sujet des nouveaux projets, des nouvelles résidences et des baisses de prix, au plus une fois par jour. Nous n’envoyons pas d’infolettre.',
  one: (about) =>
    `${about}\u00A0: nous vous écrivons lorsqu’une résidence correspond à ces critères, au plus une fois par jour. Nous n’envoyons pas d’infolettre.`,
  oneLike: (about) =>
    `Nous vous écrivons lorsqu’une résidence semblable à celles du projet ${about} est proposée, au plus une fois par jour. Nous n’envoyons pas d’infolettre.`,
  consent: (company, address) =>
    `En appuyant sur le bouton, vous acceptez que ${company}, ${address}, vous écrive à ce sujet, au plus une fois par jour. Chaque courriel permet d’y mettre fin.`,
  sent: {
    heading: 'Encore une étape',
    text: 'Nous vous avons envoyé un courriel. Appuyez sur le bouton qu’il contient pour activer l’alerte.',
    to: (email) =>
      `Nous avons envoyé un courriel à ${email}. Appuyez sur le bouton qu’il contient pour activer l’alerte.`,
    again: 'Utiliser une autre adresse',
  },
  kinds: {
    project: (name) => `Nouvelles de ${name}`,
    similar: (about) => `Résidences semblables à celles du projet ${about}`,
    vip: 'Liste VIP (accès en avant-première et lancements)',
    newsletter: 'Lancements et accès en avant-première',
  },
  aProject: (city) => (city ? `notre projet (${city})` : 'l’un de nos projets'),
  own: {
    title: 'Ce que vous recevez',
    confirmLead: 'Rien n’est envoyé avant votre confirmation.',
    confirm: 'Oui, écrivez-moi',
    refuse: 'Non, supprimer',
    heading: 'Nous vous écrirons',
    paused: 'En pause',
    ended: 'Arrêté',
    endedLead: 'Nous ne vous enverrons plus rien à ce sujet.',
    to: 'À',
    often: 'Fréquence',
    oftenAlerts: 'Lorsqu’une résidence correspond, au plus une fois par jour',
    oftenLaunches: 'Quand il y a du nouveau, quelques fois par an',
    today: 'Correspond aujourd’hui',
    homes: (name, count) => plural(count, `${name}, # logement`, `${name}, # logements`),
    none: 'Rien pour le moment',
    change: 'Modifier les critères',
    save: 'Enregistrer',
    same: 'Vous recevez déjà une alerte pour ces critères. Choisissez autre chose.',
    city: 'Ville',
    stop: 'Arrêter cette alerte',
    stopLaunches: 'Arrêter ces courriels',
    pause: 'Mettre en pause',
    resume: 'Reprendre',
    others: 'Ce que vous recevez aussi',
    stopAll: 'Tout arrêter',
    data: 'M’envoyer mes données',
    erase: 'Effacer mes données',
    requestSent: 'Nous vous avons envoyé un courriel avec un lien valable un jour.',
    requestLimited:
      'Nous vous avons déjà envoyé plusieurs courriels aujourd’hui. Utilisez le lien du dernier, ou réessayez demain.',
    dataLead: 'Ce que nous conservons sur cette adresse, sur une page en anglais.',
    showData: 'Voir mes données',
    eraseLead:
      'Toutes vos demandes, visites et inscriptions seront effacées définitivement. Il ne reste qu’une preuve de vos consentements, sans nom ni adresse.',
    erased: {
      heading: 'Effacé',
      lead: 'Il ne reste que la preuve de vos consentements, sans nom ni adresse.',
    },
    again: 'Voir les projets',
    expired:
      'Ce lien n’est plus valable. Ouvrez la page depuis l’un de nos courriels et refaites la demande.',
  },
  confirmEmail: {
    subject: 'Encore une étape',
    asked: (about) =>
      `Vous avez demandé à être prévenu\u00A0: ${about}. Appuyez sur le bouton pour l’activer. Rien n’est envoyé avant.`,
    invited: (about) =>
      `Vous avez accepté il y a quelque temps de recevoir nos courriels\u00A0: ${about}. Si c’est toujours le cas, appuyez sur le bouton. Sinon, ne faites rien\u00A0: nous ne vous le redemanderons pas.`,
    listed: (about) =>
      `Votre adresse figure dans nos fichiers\u00A0: ${about}. Nous ne vous écrirons que si vous appuyez sur le bouton. Sinon, ne faites rien\u00A0: nous ne vous le redemanderons pas.`,
    withEnquiry: 'Encore une étape pour les courriels demandés\u00A0: confirmez avec le bouton.',
    button: 'Oui, écrivez-moi',
    not: 'Si cette demande ne vient pas de vous, ne faites rien. Votre adresse sera supprimée après 14 jours.',
    already: 'C’est déjà activé',
    alreadyText: (about) =>
      `Vous recevez déjà nos courriels\u00A0: ${about}. Votre page permet de modifier, de suspendre ou d’arrêter.`,
    paused: 'C’est en pause',
    pausedText: (about) =>
      `Vous l’aviez déjà demandé, puis mis en pause\u00A0: ${about}. Votre page permet de reprendre.`,
    open: 'Ouvrir ma page',
    data: 'Vos données',
    dataText: 'Vous avez demandé vos données. Le lien est valable un jour, pour vous seul.',
    erase: 'Effacer vos données',
    eraseText:
      'Vous avez demandé l’effacement de vos données. Le lien est valable un jour. Rien n’est effacé avant que vous appuyiez sur le bouton de la page.',
  },
  emails: {
    why: {
      search: (day: string, about: string) =>
        `Le ${day}, vous avez demandé à être prévenu quand un bien correspond\u00A0: ${about}.`,
      project: (day: string, about: string) =>
        `Le ${day}, vous avez demandé des nouvelles de ${about}.`,
      similar: (day: string, about: string) =>
        `Le ${day}, vous avez demandé à être prévenu pour des biens comme ${about}.`,
      vip: (day: string) => `Vous vous êtes inscrit à la liste VIP le ${day}.`,
      newsletter: (day: string) =>
        `Le ${day}, vous avez accepté de recevoir des courriels sur les lancements et les accès en avant-première.`,
    },
    leave: 'Se désabonner',
    inOneClick: ', en un clic.',
    own: 'Ce que vous recevez',
  },
};
