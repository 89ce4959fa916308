/** The demo testimonials in French, by author and English text. */
export const frTestimonials: Record<string, Record<string, string>> = {
  'Amara & Jonas Weil': {
    'We bought from a drawing, eight time zones away. Two years later the light came through the kitchen exactly where Mei said it would.':
      'Nous avons acheté sur plan, à huit fuseaux horaires de distance. Deux ans plus tard, la lumière traversait la cuisine exactement là où Mei l’avait dit.',
    'Zürich, residents at Ito House, Tokyo': 'Zurich, résidents d’Ito House, Tokyo',
  },
  'Rosalind Achterberg': {
    'They sent us eleven buyers and two corrections to our own floor plans. Both were right, and we have had them read every set since.':
      'Ils nous ont envoyé onze acheteurs et deux corrections à nos propres plans. Les deux étaient justes, et depuis nous leur faisons lire chaque jeu de plans.',
    Vancouver: 'Vancouver',
  },
  'Samir Haddad': {
    'I asked for the catch and Étienne showed me three. I signed anyway, and slept.':
      'J’ai demandé où était le piège, et Étienne m’en a montré trois. J’ai signé quand même, et j’ai dormi.',
    Montreal: 'Montréal',
  },
  'Keiko Arai': {
    'Quiet, exact, and early. It is how we like to build, and it turns out it is how we like to sell.':
      'Discrets, exacts et en avance. C’est ainsi que nous aimons construire; il s’avère que c’est ainsi que nous aimons vendre.',
    Tokyo: 'Tokyo',
  },
  'Lucille Marchetti': {
    'Four years, two delays, one phone number. Someone always answered it.':
      'Quatre ans, deux retards, un numéro de téléphone. Quelqu’un a toujours répondu.',
    Toronto: 'Toronto',
  },
  'Harriet Venn': {
    'We manage other people’s money, so we are hard to please and slow to thank. Priya told us to walk away twice. The third building she liked, and we own seven homes in it.':
      'Nous gérons l’argent des autres; nous sommes donc difficiles à contenter et lents à remercier. Priya nous a dit deux fois de passer notre chemin. Le troisième immeuble lui a plu, et nous y possédons sept résidences.',
    Seattle: 'Seattle',
  },
  'Luc Desrosiers': {
    'Other networks ask how many units they can have. They asked who would be living next to the bicycle room, and whether we had told them.':
      'Les autres réseaux demandent combien d’unités ils peuvent avoir. Eux ont demandé qui habiterait à côté du local à vélos, et si nous le lui avions dit.',
    Montreal: 'Montréal',
  },
  'Matteo Brae': {
    'I am a lawyer, and I had already read the contract. Claire had read it better. She found the clause about the parking stall on page ninety-one, and it is the stall I park in.':
      'Je suis avocat, et j’avais déjà lu le contrat. Claire l’avait lu de plus près. Elle a trouvé la clause sur la place de stationnement à la page quatre-vingt-onze, et c’est la place où je me gare.',
    Vancouver: 'Vancouver',
  },
  'Adaeze Sy': {
    'We gave them one floor to place, as a test. They returned it sold, with a page of notes on the kitchens. They now see the kitchens first.':
      'Nous leur avons confié un étage, pour voir. Ils l’ont rendu vendu, avec une page de notes sur les cuisines. Désormais, les cuisines leur sont montrées en premier.',
    Toronto: 'Toronto',
  },
  'Noelani & Ruth Akana': {
    'We run oyster boats and wanted a home we could rinse. Thomas laughed, found one with a drain in the right place, and had us in by the new moon.':
      'Nous exploitons des bateaux à huîtres et nous voulions une résidence qui se rince. Thomas a ri, en a trouvé une avec un drain au bon endroit, et nous y étions à la nouvelle lune.',
    Honolulu: 'Honolulu',
  },
};
