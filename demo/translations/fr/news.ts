/** The demo news in French, by news item and English text. */
export const frNews: Record<string, Record<string, string>> = {
  'kestrel-house-passes-the-thirtieth-floor': {
    'Kestrel House passes the thirtieth floor': 'Kestrel House dépasse le trentième étage',
    '<p>The concrete reached level thirty-one on a Wednesday, thirty days behind the board in the site office, which keeps its date. There has been one home to a floor since the twenty-third, and the crew has started to linger at lunch.</p><blockquote><p>The floors that are left are the easy ones. You can see what they are for.</p><cite>The site superintendent, Kestrel House</cite></blockquote><figure><img src="vancouver-1-g1.jpg" /><figcaption>The garden hall, as drawn. The rest of it is now concrete.</figcaption></figure><p>Owners may visit <a href="/contact">by appointment</a>. Boots are provided in most sizes.</p>':
      '<p>Un mercredi, le béton a atteint le trente et unième étage, trente jours après la date inscrite au tableau du bureau de chantier, qu’on n’a pas effacée. À partir du vingt-troisième, il n’y a qu’une résidence par étage, et l’équipe commence à s’attarder à midi.</p><blockquote><p>Les étages qui restent sont les plus faciles. On voit à quoi ils servent.</p><cite>Le surintendant de chantier, Kestrel House</cite></blockquote><figure><img src="vancouver-1-g1.jpg" /><figcaption>Le hall du jardin, d’après les plans. Le reste est maintenant en béton.</figcaption></figure><p>Les acheteurs peuvent visiter <a href="/contact">sur rendez-vous</a>. Les bottes sont fournies, dans presque toutes les pointures.</p>',
  },
  'longswell-hands-over-its-keys': {
    'Longswell hands over its keys': 'Longswell remet ses clés',
    '<p>One hundred and forty-eight sets, on one long table, in the shade. Thomas Kealoha walked every sold home with its owner over six days and came away with thirty-nine notes, of which the longest concerned a door.</p><blockquote><p>It closes now without an opinion.</p><cite>The owner of the door</cite></blockquote><figure><img src="honolulu-1-g2.jpg" /><figcaption>The living room on the ocean side. The door is out of the picture.</figcaption></figure><p>All thirty-nine are closed. <a href="/projects/longswell">Viewings of the remaining homes</a> are open.</p>':
      '<p>Cent quarante-huit trousseaux, sur une longue table, à l’ombre. En six jours, Thomas Kealoha a parcouru chaque résidence vendue avec son propriétaire et en a rapporté trente-neuf remarques, dont la plus longue portait sur une porte.</p><blockquote><p>Elle se ferme maintenant sans un bruit.</p><cite>La propriétaire de la porte</cite></blockquote><figure><img src="honolulu-1-g2.jpg" /><figcaption>Le séjour côté océan. La porte est hors champ.</figcaption></figure><p>Les trente-neuf sont réglées. On peut <a href="/projects/longswell">visiter les résidences qui restent</a>.</p>',
  },
  'ten-seconds-of-water': {
    'Ten seconds of water': 'Dix secondes d’eau',
    '<p>We asked for a film without people, music or adjectives. It lasts ten seconds and then begins again. You will have met it on our home page; here it is with nothing written over it.</p>':
      '<p>Nous avons demandé un film sans personne, sans musique et sans adjectifs. Il dure dix secondes, puis recommence. Vous l’aurez vu sur la page d’accueil; le voici sans rien d’écrit par-dessus.</p>',
  },
  'kestrel-house-previews-begin': {
    'Kestrel House previews begin': 'Kestrel House en avant-première',
    '<p>Priority members meet the architect at the Vancouver gallery from the twelfth. Sixty-four homes, forty-six floors, one lane of cedars.</p><p>Evenings are for eight guests at a time. There is a model, there are drawings, and there is soup.</p>':
      '<p>Les membres VIP rencontrent l’architecte à la galerie de Vancouver à partir du 12\u00A0janvier. Soixante-quatre résidences, quarante-six étages, une allée de cèdres.</p><p>Les soirées réunissent huit invités à la fois. Il y a une maquette, il y a des plans, et il y a de la soupe.</p>',
  },
  'kumo-minato-sells-in-nine-days': {
    'Kumo Minato sells in nine days': 'Kumo Minato se vend en neuf jours',
    '<p>All forty-one residences went to members of the VIP list and their agents. No home was ever listed publicly.</p><p>Our thanks to Kumorei, who asked us only once whether we were sure.</p>':
      '<p>Les quarante et une résidences ont toutes été vendues à des membres VIP, par leurs courtiers. Aucune n’a jamais été affichée publiquement.</p><p>Merci à Kumorei, qui ne nous a demandé qu’une fois si nous en étions sûrs.</p>',
  },
  'a-partner-in-honolulu': {
    'A partner in Honolulu': 'Un associé à Honolulu',
    '<p>Thomas Kealoha joins as our first resident partner in Hawaiʻi, with twenty years on the leeward side. His office has one desk, two chairs and a rack for wet things.</p>':
      '<p>Thomas Kealoha devient notre premier associé établi à Hawaï, après vingt ans sur la côte sous le vent. Son bureau compte une table, deux chaises et de quoi suspendre ce qui est mouillé.</p>',
  },
  'lantern-pier-takes-the-waterfront-prize': {
    'Lantern Pier takes the waterfront prize': 'Lantern Pier reçoit le Prix du front de mer',
    '<p>The jury, which judges buildings before they are built, cited its public stair and a façade that “gives the street something to do after dark”.</p><p>The certificate has been hung beside the plotter, where the light is poor and the company good.</p>':
      '<p>Le jury, qui juge les immeubles avant qu’ils soient construits, a cité l’escalier public et une façade qui «\u00A0donne à la rue quelque chose à faire après la tombée du jour\u00A0».</p><p>Le certificat est accroché à côté de la table traçante, en bonne compagnie.</p>',
  },
  'how-to-read-a-section': {
    'How to read a section, by Ingrid Halvorsen': 'Comment lire une coupe, par Ingrid Halvorsen',
    '<p>Forty minutes from partners’ week, recorded at the Vancouver gallery with one camera and no slides. Ingrid takes a single drawing of a single stair and shows what it knows about the rest of the building.</p>':
      '<p>Quarante minutes tirées de la semaine des associés, filmées à la galerie de Vancouver avec une seule caméra et aucune diapositive. Ingrid prend un seul dessin d’un seul escalier et montre tout ce qu’il révèle du reste de l’immeuble.</p>',
  },
};
