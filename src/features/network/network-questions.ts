/** What the answers say of the company. */
type Company = {
  name: string;
  claims: { activeMembers: string; dealsPerYear: string; joiningFee: string };
};

type Question = { question: string; answer: string };

/** What agents ask before they join. */
export function networkQuestions({ name, claims }: Company): Question[] {
  const { activeMembers, dealsPerYear, joiningFee } = claims;
  return [
    {
      question: 'Does it cost anything to join?',
      answer: `No. There is ${joiningFee} to join and none to stay. We ask for a minimum of ${dealsPerYear} deals a year instead.`,
    },
    {
      question: 'Can I keep my brokerage?',
      answer: `Yes. ${name} is a network, not a brokerage. Your licence stays where it is.`,
    },
    {
      question: 'Who owns the client relationship?',
      answer: 'You do. Always, and in writing.',
    },
    {
      question: 'Why is membership capped?',
      answer: `An allocation divided among too many people is a brochure. We stop at ${activeMembers} active members.`,
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
      question: `What happens if I close fewer than ${dealsPerYear} in a year?`,
      answer:
        'We call and ask how you are. A quiet year for a good reason is a quiet year. Two in a row, and we give the place to someone who is waiting.',
    },
    {
      question: 'Do I need presale experience?',
      answer:
        'It helps, but no. The desk teaches the contract in two afternoons. Judgment takes longer and you should bring some.',
    },
  ];
}

/** Questions with their answers as structured data. */
export function questionsData(questions: Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
