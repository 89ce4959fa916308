/** Messages of the receipt that thanks show for an enquiry. */
export const receipt = {
  from: 'From',
  confirmation: (email: string) => `A confirmation is on its way to ${email}.`,
  aboutLabel: 'About',
  aboutHome: (project: string, home: string) => `${project}, home ${home}`,
  /** What the forms without a subject are about. */
  about: {
    contact: 'Message',
    'partner-contact': 'Message',
    'project-interest': 'Project',
    vip: 'VIP list',
    join: 'Joining the network',
  },
  reference: 'Reference',
  giveIt: 'Please quote it when you write or call.',
  referenceLine: (reference: string) => `Reference: ${reference}`,
  home: 'Home',
  /** At the beginning of the confirmation, which names nobody. */
  salutation: null as string | null,
  /** At the end of the confirmation, for those who agreed to emails. */
  unsubscribe: {
    vip: 'You receive this email because you joined our VIP list.',
    newsletter:
      'You receive this email because you wrote to us and asked for emails about launches.',
    link: 'Unsubscribe',
  },
  replier: 'Who replies',
  next: 'What happens next',
  repliesBy: (name: string, day: string) => `${name} will reply by ${day}.`,
  /** The first step without a promise. */
  unpromised: {
    contact: 'We will read your message and reply by email or phone.',
    'partner-contact': 'Your partner will contact you in the way you prefer.',
    'project-interest': null,
    vip: null,
    join: null,
  },
  steps: {
    contact: [],
    'partner-contact': [],
    'project-interest': [
      'We send you floor plans and prices of the homes that suit you.',
      'You choose a time to visit, or to meet by video.',
    ],
    vip: [
      'We add you to the VIP list.',
      'You receive floor plans and opening prices before public release.',
    ],
    join: ['We review your application.', 'We call you to arrange a conversation.'],
  },
};
