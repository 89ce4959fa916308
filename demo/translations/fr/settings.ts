/** The demo settings in French, by section and English text. */
export const frSettings: Record<string, Record<string, string>> = {
  company: {
    'A network of agents for luxury and presale homes, based in Vancouver and working in six cities.':
      'Un réseau de courtiers consacré aux résidences de prestige et aux préventes, établi à Vancouver et présent dans six villes.',
  },
  offices: {
    'The Vancouver gallery': 'La galerie de Vancouver',
    Vancouver: 'Vancouver',
    BC: 'Colombie-Britannique',
    'Mon-Fri 9 am-5 pm': 'Lun.-ven., 9\u00A0h à 17\u00A0h',
    'Weekends and holidays by appointment only':
      'Fins de semaine et jours fériés sur rendez-vous seulement',
    'Monday-Friday': 'Du lundi au vendredi',
    '9:00 AM-5:00 PM': 'de 9\u00A0h à 17\u00A0h',
    'Weekends and statutory holidays by appointment only':
      'Fins de semaine et jours fériés sur rendez-vous seulement',
  },
  brokerages: {
    'British Columbia': 'Colombie-Britannique',
    Quebec: 'Québec',
    '411, rue du Quai, Montréal': '411, rue du Quai, Montréal (Québec)',
    Ontario: 'Ontario',
    Washington: 'Washington',
    Hawaii: 'Hawaï',
    Tokyo: 'Tokyo',
    '{company} is a network of licensed agents. Each partner is licensed with the brokerage named on their page. {brokerage} runs the {office.city} gallery. Solmere Network Ltd. is not a brokerage.':
      '{company} est un réseau de courtiers titulaires d’un permis. Chaque associé exerce pour l’agence nommée sur sa page. {brokerage} exploite la galerie de {office.city}. Solmere Network Ltd. n’est pas une agence immobilière.',
    'Prices, sizes and dates come from developers and can change before a contract is signed. Nothing on this site is an offer where the law asks for a disclosure statement first.':
      'Les prix, les superficies et les dates viennent des promoteurs et peuvent changer avant la signature d’un contrat. Rien sur ce site ne constitue une offre là où la loi exige d’abord une déclaration de divulgation.',
  },
  cities: {
    Vancouver: 'Vancouver',
    BC: 'Colombie-Britannique',
    Montreal: 'Montréal',
    QC: 'Québec',
    Toronto: 'Toronto',
    ON: 'Ontario',
    Seattle: 'Seattle',
    WA: 'Washington',
    Honolulu: 'Honolulu',
    HI: 'Hawaï',
    Tokyo: 'Tokyo',
  },
  places: {
    'British Columbia': 'Colombie-Britannique',
    'Disclosure statement': 'Déclaration de divulgation',
    'This is not an offer for sale. A presale home can be offered in {place} only with a disclosure statement. {filing.name} filed {filing.date}. Latest amendment filed {filing.amended}.':
      'Ceci n’est pas une offre de vente. En {place}, une résidence en prévente ne peut être offerte qu’avec une déclaration de divulgation. {filing.name} déposée le {filing.date}. Dernière modification déposée le {filing.amended}.',
    'Deposits are held in trust by {holder}.':
      'Les acomptes sont détenus en fidéicommis par {holder}.',
    'Buyers can cancel within 7 days of signing or of receiving the disclosure statement, whichever is later.':
      'L’acheteur peut annuler le contrat dans les 7\u00A0jours suivant la signature ou la réception de la déclaration de divulgation, la plus tardive de ces dates étant retenue.',
    Quebec: 'Québec',
    'The preliminary contract is drawn up in French. Another language is used only if the buyer asks for it after receiving the French version.':
      'Le contrat préliminaire est rédigé en français. Une autre langue n’est employée que si l’acheteur le demande après avoir reçu la version française.',
    'Buyers can withdraw from the preliminary contract within 10 days of signing it.':
      'L’acheteur peut se dédire du contrat préliminaire dans les 10\u00A0jours de sa signature.',
    Ontario: 'Ontario',
    'The vendor is {vendor}.': 'Le vendeur est {vendor}.',
    'Vendor’s HCRA licence {vendor.licence}.':
      'Permis du vendeur délivré par l’ORCL\u00A0: {vendor.licence}.',
    'Qualification for enrolment': 'Admissibilité à l’inscription',
    Washington: 'Washington',
    Hawaii: 'Hawaï',
    'Tenure: {tenure}.': 'Régime de propriété\u00A0: {tenure}.',
    'Developer’s public report': 'Rapport public du promoteur',
    '{filing.name} effective {filing.date}.': '{filing.name} en vigueur le {filing.date}.',
    'Until the developer’s public report takes effect, nothing is binding and no money is taken.':
      'Tant que le rapport public du promoteur n’est pas en vigueur, rien n’engage l’acheteur et aucune somme n’est perçue.',
    Japan: 'Japon',
    '{brokerage}, licence {brokerage.licence}': '{brokerage}, permis {brokerage.licence}',
    'Form of transaction: {transaction}.': 'Rôle de l’agence\u00A0: {transaction}.',
    'Building confirmation': 'Confirmation de construction',
    '{filing.name} number {filing.number}.': '{filing.name}, numéro {filing.number}.',
    'Walking times are counted at 80 metres a minute.':
      'Les temps de marche sont calculés à raison de 80\u00A0mètres par minute.',
  },
  claims: {
    '3000+': 'plus de 3\u00A0000',
    '$1B+': 'plus de 1\u00A0milliard\u00A0$',
    'no fee': 'aucuns frais',
  },
  navigation: {
    Gallery: 'Galerie',
  },
  letters: {
    'Under $500k': 'Moins de 500\u00A0000\u00A0$\u00A0CA',
    '$500k-$1M': 'De 500\u00A0000\u00A0$\u00A0CA à 1\u00A0M$\u00A0CA',
    '$1M-$2M': 'De 1 à 2\u00A0M$\u00A0CA',
    '$2M-$5M': 'De 2 à 5\u00A0M$\u00A0CA',
    '$5M+': 'Plus de 5\u00A0M$\u00A0CA',
    '50k-100k': 'De 50\u00A0000 à 100\u00A0000\u00A0$\u00A0CA',
    '100k-250k': 'De 100\u00A0000 à 250\u00A0000\u00A0$\u00A0CA',
    '250k-500k': 'De 250\u00A0000 à 500\u00A0000\u00A0$\u00A0CA',
    '500k-1m': 'De 500\u00A0000\u00A0$\u00A0CA à 1\u00A0M$\u00A0CA',
    '1m+': 'Plus de 1\u00A0M$\u00A0CA',
    'We will reply within one business day.': 'Nous vous répondrons d’ici un jour ouvrable.',
    'Thank you for your message. Someone at the {office.city} gallery will reply within one business day.\n\nIf it is urgent, please call {office.phone}, {office.days}, {office.times}.':
      'Merci de votre message. L’équipe de la galerie de {office.city} vous répondra d’ici un jour ouvrable.\n\nSi c’est urgent, appelez le {office.phone}. {office.days}, {office.times}.',
    'Thank you for asking about {project}. One of our partners will call or write within one business day, with the floor plans that fit your request.\n\nUntil then, nothing is reserved and you are under no obligation.':
      'Merci de vous intéresser à {project}. Un de nos associés vous appellera ou vous écrira d’ici un jour ouvrable, avec les plans qui répondent à votre demande.\n\nD’ici là, rien n’est réservé et rien ne vous engage.',
    'What to expect, and how often.': 'Ce que vous recevrez, et à quelle fréquence.',
    'You are on the list. There are about {claim.launchesPerYear} launches a year, and you will hear about each one before it is public. Between launches we do not write.\n\nThe first thing you will receive is a floor plan, not a newsletter.\n\nIf you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.':
      'Vous êtes sur la liste. Il y a environ {claim.launchesPerYear} lancements par an, et nous vous annoncerons chacun avant qu’il soit public. Entre deux lancements, nous n’écrivons pas.\n\nLa première chose que vous recevrez est un plan, pas une infolettre.\n\nSi cette inscription ne vient pas de vous, ou si vous changez d’avis, répondez à ce courriel et nous vous retirerons de la liste.',
    'What happens in the next two weeks.': 'La suite, d’ici deux semaines.',
    'We have received your application. A partner in your city will call to arrange a conversation, and you will have our answer within two weeks.\n\nThere is nothing to prepare and nothing to pay. Do think of one building you admire, and why; we always ask.':
      'Nous avons reçu votre candidature. Un associé de votre ville vous appellera pour convenir d’un entretien, et vous aurez notre réponse d’ici deux semaines.\n\nIl n’y a rien à préparer et rien à payer. Pensez tout de même à un immeuble que vous admirez, et à ce qui vous y plaît; nous le demandons toujours.',
  },
  desk: {
    'Visit to the gallery': 'Visite de la galerie',
    'Dear {firstName},\n\nWe would be glad to show you the plans at the gallery, {office.address}. It is open {office.days}, {office.times}. Which day would suit you?\n\nKind regards,\n{member}':
      'Bonjour {firstName},\n\nNous serions heureux de vous montrer les plans à la galerie, {office.address}. Heures d’ouverture\u00A0: {office.days}, {office.times}. Quel jour vous conviendrait?\n\nCordialement,\n{member}',
  },
  privacy: {
    'Privacy officer': 'Responsable de la protection des renseignements personnels',
  },
};
