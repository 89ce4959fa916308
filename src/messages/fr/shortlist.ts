import { plural } from '../../lib/text/plural.ts';
import type { Messages } from '../messages.ts';

/** Messages of the shortlist that visitors keep on their device. */
export const shortlist: Messages['shortlist'] = {
  keep: 'Enregistrer',
  kept: 'Enregistré',
  savedHere: 'Ajouté à votre sélection.',
  refused: 'Votre navigateur ne permet pas à ce site d’enregistrer une sélection.',
  full: (most) => `Votre sélection est complète (${most} projets). Retirez-en un d’abord.`,
  letGo: 'Retirer',
  removeSavedLabel: (title) => `Retirer ${title}`,
  wasRemoved: 'Retiré de votre sélection.',
  undo: 'Annuler',
  copy: 'Copier',
  copied: 'Copié',
  headTitle: 'Sélection',
  headDescription: 'Projets enregistrés sur cet appareil, pour les comparer et vous renseigner.',
  heading: (count) =>
    count === 0 ? 'Rien d’enregistré pour l’instant' : plural(count, '# projet', '# projets'),
  headingOfSent: (count) => plural(count, '# projet partagé', '# projets partagés'),
  howToSave:
    'Appuyez sur «\u00A0Enregistrer\u00A0» à côté d’un projet pour l’ajouter ici. Votre sélection est conservée sur cet appareil.',
  noneShown: 'Ces projets ne sont plus affichés.',
  sentLead:
    'Sélection partagée avec vous au moyen d’un lien. Votre propre sélection ne change pas tant que vous n’enregistrez pas ces projets.',
  ownLead:
    'Enregistrée sur cet appareil seulement. Nous ne voyons votre sélection que si vous nous envoyez une demande.',
  unread:
    'Votre sélection ne peut pas être affichée pour l’instant. Rechargez la page dans une minute.',
  missing: (count) =>
    plural(
      count,
      '# projet enregistré n’est pas affiché actuellement.',
      '# projets enregistrés ne sont pas affichés actuellement.',
    ),
  whatToDo: 'Actions sur la sélection',
  ask: (count) => plural(count, 'Se renseigner sur ce projet', 'Se renseigner sur ces # projets'),
  message: (titles) => `J’aimerais en savoir plus sur ${titles}.`,
  compare: 'Comparer',
  brochure: 'Brochure',
  brochureOfFirst: (count) => `Brochure (les ${count} premiers projets)`,
  link: 'Lien vers cette sélection',
  linkNote:
    'Toute personne qui a ce lien peut voir ces projets. Sa propre sélection n’en est pas modifiée.',
  seeHomes: 'Voir les résidences disponibles',
  seeProject: 'Voir le projet',
  saveAll: (count) =>
    count === 1
      ? 'L’enregistrer'
      : count === 2
        ? 'Enregistrer les deux'
        : `Enregistrer les ${count}`,
  room: (most) => `Une sélection compte jusqu’à ${most} projets. Les vôtres y restent en premier.`,
  sideBySide: 'Comparer les projets',
  onlyDiffering: 'Afficher seulement les différences',
  back: 'Retour à la sélection',
  comparison: (count) => plural(count, 'Comparaison de # projet', 'Comparaison de # projets'),
  comparisonCaption:
    'Comparaison de projets. Le prix le plus bas, le plus petit nombre de résidences et la livraison la plus proche sont signalés.',
  comparisonNote: 'Les différences sont en grands caractères.',
  comparisonShared: 'Ce que tous les projets ont en commun n’apparaît qu’une fois.',
  takeOut: 'Retirer',
  removeComparedLabel: (title) => `Retirer ${title}`,
  sameInAll: 'identique pour tous',
  notAnnounced: 'À venir',
  lowest: 'le plus bas',
  fewest: 'le plus petit nombre',
  soonest: 'le plus tôt',
  brochureTitle: (names) => `Sélection\u00A0: ${names}`,
  projects: (count) => plural(count, '# projet', '# projets'),
};
