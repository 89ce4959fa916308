/** The initial settings in French, by section and English text. */
export const frSettings: Record<string, Record<string, string>> = {
  company: {
    'Luxury and presale homes.': 'Résidences de prestige et préventes.',
  },
  offices: {
    'The office': 'Le bureau',
  },
  navigation: {
    Home: 'Accueil',
    About: 'À propos',
    Partners: 'Associés',
    'Global Projects': 'Projets',
    VIP: 'VIP',
    Join: 'Devenir membre',
    News: 'Actualités',
    Testimonials: 'Témoignages',
    'Contact Us': 'Nous joindre',
    Privacy: 'Confidentialité',
    Office: 'Bureau',
    Hours: 'Heures d’ouverture',
    Contact: 'Coordonnées',
    'All rights reserved.': 'Tous droits réservés.',
  },
  letters: {
    'Under 500k': 'Moins de 500\u00A0000',
    '500k-1M': 'De 500\u00A0000 à 1 million',
    '1M-2M': 'De 1 à 2 millions',
    '2M-5M': 'De 2 à 5 millions',
    '5M+': 'Plus de 5 millions',
    '50k-100k': 'De 50\u00A0000 à 100\u00A0000',
    '100k-250k': 'De 100\u00A0000 à 250\u00A0000',
    '250k-500k': 'De 250\u00A0000 à 500\u00A0000',
    '500k-1m': 'De 500\u00A0000 à 1 million',
    '1m+': 'Plus de 1 million',
    'We have received your message': 'Nous avons reçu votre message',
    'We will reply soon.': 'Nous vous répondrons bientôt.',
    'Thank you for your message. We will reply soon.\n\nIf it is urgent, please call {office.phone}.':
      'Merci de votre message. Nous vous répondrons bientôt.\n\nSi c’est urgent, appelez le {office.phone}.',
    'Your message to {partner}': 'Votre message à {partner}',
    '{partner.firstName} has received it.': '{partner.firstName} l’a bien reçu.',
    '{partner.firstName} has received your message and will contact you in the way you prefer.\n\nTo add anything, just reply to this email.':
      '{partner.firstName} a reçu votre message et communiquera avec vous par le moyen que vous préférez.\n\nPour ajouter une précision, il suffit de répondre à ce courriel.',
    '{project}: we have received your request': '{project}\u00A0: nous avons reçu votre demande',
    'What happens next.': 'La suite des choses.',
    'Thank you for asking about {project}. One of our partners will call or write, with the floor plans that fit your request.\n\nUntil then, nothing is reserved and you are under no obligation.':
      'Merci de vous intéresser à {project}. Un de nos associés vous appellera ou vous écrira, avec les plans qui répondent à votre demande.\n\nD’ici là, rien n’est réservé et rien ne vous engage.',
    'You are on the VIP list': 'Vous êtes sur la liste VIP',
    'What to expect.': 'Ce que vous recevrez.',
    'You are on the list. There are about {claim.launchesPerYear} launches a year. You will hear about launches before they are public.\n\nIf you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.':
      'Vous êtes sur la liste. Il y a environ {claim.launchesPerYear} lancements par an. Nous vous les annoncerons avant qu’ils soient publics.\n\nSi cette inscription ne vient pas de vous, ou si vous changez d’avis, répondez à ce courriel et nous vous retirerons de la liste.',
    'Your application to {company}': 'Votre candidature à {company}',
    'We have received your application. A partner will call to arrange a conversation.\n\nThere is nothing to prepare.':
      'Nous avons reçu votre candidature. Un associé vous appellera pour convenir d’un entretien.\n\nIl n’y a rien à préparer.',
  },
  desk: {
    'Your enquiry about {about}': 'Votre demande au sujet de {about}',
    'Dear {firstName},\n\nThank you for writing to us about {about}.\n\nKind regards,\n{member}\n{company}, {office.phone}':
      'Bonjour {firstName},\n\nMerci de nous avoir écrit au sujet de {about}.\n\nCordialement,\n{member}\n{company}, {office.phone}',
    'Visit to our office': 'Visite de notre bureau',
    'Dear {firstName},\n\nWe would be glad to show you the plans at our office. You will find us at {office.address}. It is open {office.days}, {office.times}. Which day would suit you?\n\nKind regards,\n{member}':
      'Bonjour {firstName},\n\nNous serions heureux de vous montrer les plans à notre bureau. Vous nous trouverez à l’adresse suivante\u00A0: {office.address}. Heures d’ouverture\u00A0: {office.days}, {office.times}. Quel jour vous conviendrait?\n\nCordialement,\n{member}',
  },
  privacy: {
    'We use these details only to reply to you. They are read at our {office.city} office. To see, correct or erase them, write to {office.email}.':
      'Ces renseignements ne servent qu’à vous répondre. Ils sont lus à notre bureau de {office.city}. Pour les consulter, les corriger ou les faire effacer, écrivez à {office.email}.',
    'Your message goes to {name} and to our {office.city} office, so that we can reply. We do not sell it, share it or add you to a list. To see, correct or erase it, write to {office.email}.':
      'Votre message est transmis à {name} et à notre bureau de {office.city}, pour que nous puissions vous répondre. Nous ne le vendons pas, ne le partageons pas et ne vous ajoutons à aucune liste. Pour le consulter, le corriger ou le faire effacer, écrivez à {office.email}.',
    'We use these details to answer you about {name}, and share them only with the partner who replies and, if you ask for an allocation, with the developer. To see, correct or erase them, write to {office.email}.':
      'Ces renseignements servent à vous répondre concernant {name}. Nous ne les transmettons qu’à l’associé qui vous répond et, si vous demandez qu’une résidence vous soit attribuée, au promoteur. Pour les consulter, les corriger ou les faire effacer, écrivez à {office.email}.',
    'By joining the list you ask {company} ({office.address}) to email, call or text you about launches, previews and prices. You can leave at any time by replying to any of our emails, by replying STOP to a text, or by writing to {office.email}. We do not pass the list on.':
      'En vous inscrivant à la liste, vous demandez à {company}, {office.address}, de vous écrire par courriel ou par texto, ou de vous appeler, au sujet de lancements, d’avant-premières et de prix. Vous pouvez quitter la liste en tout temps en répondant à l’un de nos courriels, en répondant STOP à un texto ou en écrivant à {office.email}. Nous ne transmettons pas la liste.',
    'We use these details to consider your application and keep them for one year if we say no. By sending the form you agree that a partner may call or write to you about it. To see, correct or erase them, write to {office.email}.':
      'Ces renseignements servent à étudier votre candidature; nous les gardons un an si nous la refusons. En envoyant le formulaire, vous acceptez qu’un associé vous appelle ou vous écrive à ce sujet. Pour les consulter, les corriger ou les faire effacer, écrivez à {office.email}.',
    'Optional. {company}, {office.address}, may email me about new launches, about once a month. I can withdraw this consent at any time by replying to any of these emails or by writing to {office.email}.':
      'Facultatif. {company}, {office.address}, peut m’écrire par courriel au sujet de nouveaux lancements, environ une fois par mois. Je peux retirer ce consentement en tout temps en répondant à l’un de ces courriels ou en écrivant à {office.email}.',
  },
};
