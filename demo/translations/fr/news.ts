/** The demo news in French, by news item and English text. */
export const frNews: Record<string, Record<string, string>> = {
  'kestrel-house-passes-the-thirtieth-floor': {
    'Kestrel House passes the thirtieth floor': 'Kestrel House dépasse le trentième étage',
    'The concrete reached level thirty-one on a Wednesday, thirty days behind the board in the site office, which keeps its date. There has been one home to a floor since the twenty-third, and the crew has started to linger at lunch.\n\nOwners may visit by appointment. Boots are provided in most sizes.':
      'Le béton a atteint le niveau trente et un un mercredi, trente jours après ce qu’annonçait le tableau du bureau de chantier, qui garde sa date. Depuis le vingt-troisième, il n’y a qu’une résidence par étage, et l’équipe commence à s’attarder à midi.\n\nLes propriétaires peuvent visiter sur rendez-vous. Les bottes sont fournies, dans presque toutes les pointures.',
  },
  'longswell-hands-over-its-keys': {
    'Longswell hands over its keys': 'Longswell remet ses clés',
    'One hundred and forty-eight sets, on one long table, in the shade. Thomas Kealoha walked every sold home with its owner over six days and came away with thirty-nine notes, of which the longest concerned a door.\n\nAll thirty-nine are closed. Viewings of the remaining homes are open.':
      'Cent quarante-huit trousseaux, sur une longue table, à l’ombre. En six jours, Thomas Kealoha a parcouru chaque résidence vendue avec son propriétaire et en a rapporté trente-neuf remarques, dont la plus longue portait sur une porte.\n\nLes trente-neuf sont réglées. On peut visiter les résidences qui restent.',
  },
  'ten-seconds-of-water': {
    'Ten seconds of water': 'Dix secondes d’eau',
    'We asked for a film without people, music or adjectives. It lasts ten seconds and then begins again. You will have met it on our home page; here it is with nothing written over it.':
      'Nous avons demandé un film sans personne, sans musique et sans adjectifs. Il dure dix secondes, puis recommence. Vous l’aurez croisé à l’accueil; le voici sans rien d’écrit par-dessus.',
  },
  'kestrel-house-previews-begin': {
    'Kestrel House previews begin': 'Kestrel House en avant-première',
    'Priority members meet the architect at the Vancouver gallery from the twelfth. Sixty-four homes, forty-six floors, one lane of cedars.\n\nEvenings are for eight guests at a time. There is a model, there are drawings, and there is soup.':
      'Les membres prioritaires rencontrent l’architecte à la galerie de Vancouver à partir du douze. Soixante-quatre résidences, quarante-six étages, une allée de cèdres.\n\nLes soirées réunissent huit invités à la fois. Il y a une maquette, il y a des plans, et il y a de la soupe.',
  },
  'kumo-minato-sells-in-nine-days': {
    'Kumo Minato sells in nine days': 'Kumo Minato se vend en neuf jours',
    'All forty-one residences went to members of the VIP list and their agents. No home was ever listed publicly.\n\nOur thanks to Kumorei, who asked us only once whether we were sure.':
      'Les quarante et une résidences sont allées à des membres de la liste VIP et à leurs courtiers. Aucune n’a jamais été affichée publiquement.\n\nMerci à Kumorei, qui ne nous a demandé qu’une fois si nous en étions sûrs.',
  },
  'a-partner-in-honolulu': {
    'A partner in Honolulu': 'Un associé à Honolulu',
    'Thomas Kealoha joins as our first resident partner in Hawaiʻi, with twenty years on the leeward side. His office has one desk, two chairs and a rack for wet things.':
      'Thomas Kealoha devient notre premier associé établi à Hawaï, après vingt ans sur la côte sous le vent. Son bureau compte une table, deux chaises et un support pour ce qui est mouillé.',
  },
  'lantern-pier-takes-the-waterfront-prize': {
    'Lantern Pier takes the waterfront prize': 'Lantern Pier reçoit le prix du bord de l’eau',
    'The jury, which judges buildings before they are built, cited its public stair and a façade that “gives the street something to do after dark”.\n\nThe certificate has been hung beside the plotter, where the light is poor and the company good.':
      'Le jury, qui juge les immeubles avant qu’ils soient construits, a cité l’escalier public et une façade qui «\u00A0donne à la rue quelque chose à faire après la tombée du jour\u00A0».\n\nLe certificat est accroché à côté de la table traçante, où la lumière est faible et la compagnie, bonne.',
  },
  'how-to-read-a-section': {
    'How to read a section, by Ingrid Halvorsen': 'Comment lire une coupe, par Ingrid Halvorsen',
    'Forty minutes from partners’ week, recorded at the Vancouver gallery with one camera and no slides. Ingrid takes a single drawing of a single stair and shows what it knows about the rest of the building.':
      'Quarante minutes tirées de la semaine des associés, filmées à la galerie de Vancouver avec une seule caméra et aucune diapositive. Ingrid prend un seul dessin d’un seul escalier et montre ce qu’il sait du reste de l’immeuble.',
  },
};
