import { plural } from '../../lib/text/plural.ts';
import type { Messages } from '../messages.ts';

/** Messages of viewings: the choice of a time, the visitor's page and its emails. */
export const viewings: Messages['viewings'] = {
  choose: 'Choisissez une heure',
  how: 'Mode de visite',
  mediums: { 'in-person': 'Sur place', video: 'En visioconférence' },
  language: 'Langue de la visite',
  days: 'Jours',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  times: (count) => plural(count, '# créneau', '# créneaux'),
  openHouse: 'Visite libre',
  noTimes: 'Aucun',
  zone: (city) => `Heure de ${city}`,
  yourZone: (zone, own) => `${zone}; la vôtre (${own}) en dessous`,
  yourTime: (time, city) => `${time}, votre heure (${city})`,
  range: (from, until) =>
    /^\d+\s?h/.test(from) ? `de ${from} à ${until}` : `Du ${from} au ${until}`,
  otherTime: 'Aucune heure ne vous convient? Demandez-en une autre',
  wish: 'Quel moment vous conviendrait?',
  left: (left, places) =>
    `Venez quand vous voulez; ${plural(left, '# place libre', '# places libres')} sur ${places}.`,
  full: 'Complet',
  tellMe: 'Complet. Prévenez-moi si une place se libère.',
  taken: 'Réservée',
  book: (day, time) => `Réserver le ${day} à ${time}`,
  bookNote:
    'Vous recevrez un courriel avec l’événement à ajouter à votre calendrier, puis un rappel la veille. Ce courriel vous permettra de modifier ou d’annuler la visite en tout temps.',
  takes: (count) => plural(count, 'La visite dure # minute.', 'La visite dure # minutes.'),
  takesPlace: (place) => place,
  next: (time) => `Prochaine visite\u00A0: ${time}`,
  errors: {
    taken: (time) => `${time}\u00A0: cette heure vient d’être réservée.`,
    outside: (time) => `${time}\u00A0: il n’y a pas de visite à cette heure.`,
    tooSoon: (time) => `${time}\u00A0: il est trop tard pour réserver cette heure.`,
    tooFar: (time) => `${time}\u00A0: cette date n’est pas encore ouverte à la réservation.`,
    kept: 'Vos renseignements sont conservés.',
    nearest: (times) => `Les heures libres les plus proches\u00A0: ${times}`,
    past: 'Cette heure ne peut plus être réservée. Vos renseignements sont conservés. Choisissez-en une autre.',
    medium:
      'Ce mode de visite n’est pas offert à cette heure. Vos renseignements sont conservés. Choisissez une autre heure.',
    choose: 'Choisissez une heure.',
  },
  when: 'Quand',
  where: 'Où',
  who: 'Avec',
  about: 'Au sujet de',
  reference: 'Référence',
  directions: 'Itinéraire',
  joinVideo: 'Ouvrir la visioconférence',
  yourViewing: (project, when) => `Votre visite du projet ${project}, ${when}`,
  at: (day, time) => `${day} à ${time}`,
  addToCalendar: 'Ajouter au calendrier',
  changeTime: 'Changer l’heure',
  cancel: 'Annuler la visite',
  keep: 'Conserver la visite',
  withdraw: 'Retirer la demande',
  doNotWithdraw: 'Conserver la demande',
  askCancel: (time, host) =>
    `Annuler la visite du ${time}? Nous en avisons ${host} sur-le-champ, et l’heure redevient libre.`,
  askWithdraw: (host) => `Retirer votre demande? Nous en avisons ${host} sur-le-champ.`,
  chooseNew:
    'Choisissez une autre heure. L’ancienne reste la vôtre jusqu’à la confirmation de la nouvelle.',
  changeTo: 'Choisir cette heure',
  copySent: (email) => `Une copie vous est envoyée à ${email}.`,
  asked: {
    heading: 'Vous avez demandé une autre heure',
    text: (host) => `${host} vous écrira pour vous proposer une heure.`,
  },
  cancelled: {
    heading: 'Visite annulée',
    text: (time, host) => `L’heure (${time}) est de nouveau libre. Nous en avons avisé ${host}.`,
    link: 'Choisir une autre heure',
  },
  over: {
    heading: 'Merci de votre visite',
    text: (project, host, day) => `Vous avez visité ${project} avec ${host} le ${day}.`,
    link: 'Voir les résidences disponibles',
  },
  past: { heading: 'Cette visite est passée' },
  closed: {
    heading: 'Ce lien n’est plus valide',
    text: 'Les liens restent valides 30 jours après la visite. Le bureau peut la retrouver.',
  },
  emails: {
    booked: (project, time) => `Votre visite du projet ${project}\u00A0: ${time}`,
    bookedText: 'Votre visite est réservée. L’événement à ajouter à votre calendrier est joint.',
    asked: (project) => `Votre demande de visite du projet ${project}`,
    changed: (project, time) =>
      `Nouvelle heure de votre visite du projet ${project}\u00A0: ${time}`,
    changedText: (before) => `Votre visite a été déplacée. Elle était prévue le ${before}.`,
    clocks:
      'Les règles du changement d’heure ont été modifiées à cet endroit. L’heure locale de votre visite demeure la même.',
    cancelled: (project, time) => `Votre visite du projet ${project}, ${time}, est annulée`,
    tooMany:
      'Vous avez déjà trois visites prévues pour ce projet. Modifiez ou annulez d’abord l’une d’elles.',
    cancelledText: 'Votre visite est annulée.',
    chooseAgain: 'Vous pouvez choisir une autre heure sur la page du projet.',
    withdrawn: (project) => `Nous avons dû annuler votre demande de visite du projet ${project}`,
    withdrawnText:
      'Ce projet n’offre plus de visites pour le moment. Nous avons dû annuler votre demande.',
    reminder: (project, time) => `Rappel\u00A0: votre visite du projet ${project}, ${time}`,
    reminderText: 'Au plaisir de vous rencontrer.',
    open: 'Modifier ou annuler',
  },
};
