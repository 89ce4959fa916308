import type { PageTexts } from '../page-texts.ts';

export const baseJoinTexts: PageTexts['join'] = {
  network: {
    heading: 'What is {company}?',
    text: 'An agent network for luxury and presale homes, founded in {company.founded}, headquartered in {office.city} and working in six cities. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year, and no one pays to belong.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.',
  },
  why: {
    heading: 'Why join',
    text: 'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the developer’s direct line.\n\nThere is {claim.joiningFee} to join. Expect two phone calls, then a coffee with a partner who will say honestly whether this is right for you.',
    imageUrl: null,
  },
  agents: {
    heading: 'For agents',
    benefits: [
      { title: 'No fee to join', text: 'Free to join, free to stay.' },
      {
        title: 'Presale inventory before release',
        text: 'Floor plans, prices and unit numbers before they are final.',
      },
      { title: 'Six-city referral network', text: 'A named colleague in every city.' },
      { title: 'Developer introductions', text: 'In person, with the drawings in front of you.' },
      {
        title: 'Launch-day support desk',
        text: 'Four experienced people at your side on launch day.',
      },
      {
        title: 'Shared marketing studio',
        text: 'Floor plans, texts and photographs, prepared for you.',
      },
      { title: 'Contract and compliance review', text: 'Every contract read by a specialist.' },
      { title: 'Investor seminars', text: 'You invite your clients; we prepare the figures.' },
      {
        title: 'Multilingual assistants',
        text: 'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.',
      },
      {
        title: 'Commission paid on schedule',
        text: 'Agreed in writing before launch.',
      },
      {
        title: 'Annual partners’ week',
        text: 'Five days together in one of our six cities.',
      },
      {
        title: 'A capped membership',
        text: '{claim.activeMembers} active members at most.',
      },
    ],
  },
  clients: {
    heading: 'For their clients',
    benefits: [
      { title: 'First choice of homes', text: 'Before homes are offered to the public.' },
      { title: 'Prices before the public list', text: 'With a note of every change since.' },
      { title: 'Developers we have vetted', text: 'We have visited their finished buildings.' },
      { title: 'Advice across six cities', text: 'From people who live there.' },
      { title: 'Clear deposit schedules', text: 'One page, with amounts and dates.' },
      { title: 'Mortgage introductions', text: 'To lenders used to long completion dates.' },
      { title: 'Assignment guidance', text: 'Including when to advise against it.' },
      { title: 'Completion walk-throughs', text: 'A full inspection, with a written list.' },
      { title: 'Rental and resale support', text: 'For as long as you own the home.' },
      { title: 'One agent throughout', text: 'The same person from start to finish.' },
    ],
  },
  questions: {
    heading: 'Frequently asked questions',
    list: [
      {
        question: 'Does it cost anything to join?',
        answer:
          'No. There is {claim.joiningFee} to join and none to stay. We ask for a minimum of {claim.dealsPerYear} deals a year instead.',
      },
      {
        question: 'Can I keep my brokerage?',
        answer: 'Yes. {company} is a network, not a brokerage. Your licence stays where it is.',
      },
      {
        question: 'Who owns the client relationship?',
        answer: 'You do. Always, and in writing.',
      },
      {
        question: 'Why is membership capped?',
        answer:
          'Each launch has a limited number of homes. We stop at {claim.activeMembers} active members so that everyone gets a fair share.',
      },
      {
        question: 'How long does an application take?',
        answer: 'Two weeks, including a conversation with a partner in your city.',
      },
      {
        question: 'What counts as a deal?',
        answer:
          'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both agents.',
      },
      {
        question: 'What happens if I close fewer than {claim.dealsPerYear} in a year?',
        answer:
          'We call to see how you are. One quiet year is no problem. After two in a row, we offer your place to someone on the waiting list.',
      },
      {
        question: 'Do I need presale experience?',
        answer:
          'No, though it helps. We teach the contract in two afternoons. Good judgment you bring yourself.',
      },
    ],
  },
  founder: {
    heading: 'About the founder',
    name: '{company.founder}',
    imageUrl: null,
    text: '{company.founder} sold his first presale from a trailer on Pacific Street in 2004. He founded the network in {company.founded} because good agents were always the last to hear.\n\nHe still reads every application, and still answers the main line on Friday afternoons.',
    figures: [
      { value: '{claim.annualPresaleUnits}', label: 'annual presale units' },
      { value: '{claim.annualVolume}', label: 'annual volume' },
    ],
  },
  thanks: {
    heading: 'Thank You for Your Application!',
    text: "We'll review your application and get back to you shortly.",
    button: 'EXPLORE GLOBAL PROJECTS',
  },
};
