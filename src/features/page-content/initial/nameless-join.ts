import { baseJoinTexts } from './base-join.ts';
import type { PageTexts } from '../page-texts.ts';

/** The texts of Join that fit any network. A sentence with a fact waits until the fact is in the settings. */
export const namelessJoinTexts: PageTexts['join'] = {
  network: {
    heading: 'What is {company}?',
    text: 'An agent network for luxury and presale homes. It was founded in {company.founded}. Its head office is in {office.city}. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.',
  },
  why: {
    heading: 'Why join',
    text: 'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the introduction to the developer.\n\nThere is {claim.joiningFee} to join.',
    imageUrl: null,
  },
  agents: {
    heading: 'For agents',
    benefits: [
      { title: 'Your own brokerage', text: 'You keep your name, your licence and your clients.' },
      {
        title: 'Presale inventory before release',
        text: 'Floor plans, prices and unit numbers before they are final.',
      },
      { title: 'A referral network', text: 'A named colleague in every city we work in.' },
      { title: 'Developer introductions', text: 'In person, with the drawings in front of you.' },
      { title: 'Launch-day support', text: 'Experienced people at your side on launch day.' },
      { title: 'Shared marketing', text: 'Floor plans, texts and photographs, prepared for you.' },
      { title: 'Contract and compliance review', text: 'Every contract read by a specialist.' },
      { title: 'Investor seminars', text: 'You invite your clients; we prepare the figures.' },
      { title: 'Multilingual assistants', text: 'Help in the languages of your clients.' },
      { title: 'Commission paid on schedule', text: 'Agreed in writing before launch.' },
      { title: 'Partners’ meetings', text: 'Time together, away from the phone.' },
      { title: 'A fair share', text: 'Allocations divided among partners by clear rules.' },
    ],
  },
  clients: {
    heading: 'For their clients',
    benefits: baseJoinTexts.clients.benefits.map((benefit) =>
      benefit.title === 'Advice across six cities'
        ? { ...benefit, title: 'Local advice' }
        : benefit,
    ),
  },
  questions: {
    heading: 'Frequently asked questions',
    list: [
      {
        question: 'Can I keep my brokerage?',
        answer: 'Yes. {company} is a network, not a brokerage. Your licence stays where it is.',
      },
      {
        question: 'Who owns the client relationship?',
        answer: 'You do. Always, and in writing.',
      },
      {
        question: 'How does an application work?',
        answer: 'You send the form below. A partner then calls to arrange a conversation.',
      },
      {
        question: 'What counts as a deal?',
        answer: 'A firm contract on a home, presale or resale. Referrals count for both agents.',
      },
      {
        question: 'Do I need presale experience?',
        answer: 'No, though it helps. Good judgment you bring yourself.',
      },
    ],
  },
  founder: {
    heading: 'About the founder',
    name: '{company.founder}',
    imageUrl: null,
    text: '{company.founder} founded {company} in {company.founded}.',
    figures: baseJoinTexts.founder.figures,
  },
  thanks: baseJoinTexts.thanks,
};
