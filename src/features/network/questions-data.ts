import { locale } from '../../lib/text/locale.ts';

type Question = { question: string; answer: string };

/** Questions and answers as structured data; empty without questions. */
export function questionsData(questions: readonly Question[]) {
  if (questions.length === 0) return [];
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale(),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
