import type { PageWords } from './page-words.ts';

export const baseJoinWords: PageWords['join'] = {
  network: {
    heading: 'What is {company}',
    text: 'An agent network for luxury and presale homes, founded in {company.founded}, headquartered in {office.city} and working in six cities. Membership is capped at {claim.activeMembers} active members. Each brings a minimum of {claim.dealsPerYear} deals a year, and none pays to belong.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is the hour at which you find out.',
  },
  why: {
    heading: 'Why join',
    text: 'About {claim.launchesPerYear} launches a year pass through our desk before they pass through anyone’s. You bring the client; we bring the allocation, the paperwork and the developer’s direct line.\n\nThere is {claim.joiningFee} to join. There is a telephone call, a second one, and a cup of coffee with somebody who will tell you honestly whether this suits you.',
    imageUrl: null,
  },
  agents: {
    heading: 'For agents',
    benefits: [
      { title: 'No fee to join', text: 'None to join, none to stay.' },
      {
        title: 'Presale inventory before release',
        text: 'Plans, prices and unit numbers while they can still be discussed.',
      },
      { title: 'Six-city referral network', text: 'A named colleague in each, not a form.' },
      { title: 'Developer introductions', text: 'In person, with the drawings on the table.' },
      {
        title: 'Launch-day support desk',
        text: 'Four people who have done it before and have chargers.',
      },
      {
        title: 'Shared marketing studio',
        text: 'Floor plans redrawn, texts written, photographs straightened.',
      },
      { title: 'Contract and compliance review', text: 'Read by someone who enjoys it.' },
      { title: 'Investor seminars', text: 'You invite, we prepare the figures.' },
      {
        title: 'Multilingual assistants',
        text: 'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.',
      },
      {
        title: 'Commission paid on schedule',
        text: 'The schedule is written down before launch.',
      },
      {
        title: 'Annual partners’ week',
        text: 'Five days in one of the six cities, four of them useful.',
      },
      {
        title: 'A membership that stays small',
        text: '{claim.activeMembers} active members. The number has not moved.',
      },
    ],
  },
  clients: {
    heading: 'For their clients',
    benefits: [
      { title: 'First choice of homes', text: 'Before the plan is coloured in.' },
      { title: 'Prices before the public list', text: 'And a note of what has changed since.' },
      { title: 'Developers we have vetted', text: 'Finished buildings, visited.' },
      { title: 'Advice across six cities', text: 'From people who live there.' },
      { title: 'Clear deposit schedules', text: 'On one page, with dates.' },
      { title: 'Mortgage introductions', text: 'To lenders who understand a long completion.' },
      { title: 'Assignment guidance', text: 'Including when not to.' },
      { title: 'Completion walk-throughs', text: 'Tape measure, torch, list.' },
      { title: 'Rental and resale support', text: 'For as long as you own the place.' },
      { title: 'One agent throughout', text: 'The one you started with.' },
    ],
  },
  questions: {
    heading: 'Questions, answered',
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
          'An allocation divided among too many people is a brochure. We stop at {claim.activeMembers} active members.',
      },
      {
        question: 'How long does an application take?',
        answer: 'Two weeks, including a conversation with a partner in your city.',
      },
      {
        question: 'What counts as a deal?',
        answer:
          'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both people.',
      },
      {
        question: 'What happens if I close fewer than {claim.dealsPerYear} in a year?',
        answer:
          'We call and ask how you are. A quiet year for a good reason is a quiet year. Two in a row, and we give the place to someone who is waiting.',
      },
      {
        question: 'Do I need presale experience?',
        answer:
          'It helps, but no. The desk teaches the contract in two afternoons. Judgment takes longer and you should bring some.',
      },
    ],
  },
  founder: {
    heading: 'About the founder',
    name: '{company.founder}',
    imageUrl: null,
    text: '{company.founder} sold his first presale from a trailer on Pacific Street in 2004. He founded the network in {company.founded} on a simple irritation: good agents were finding out last.\n\nHe still reads every application, and still answers the main line on Friday afternoons.',
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
