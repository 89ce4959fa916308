import { expect, test } from 'vitest';
import { baseLetters } from '../../site/base-letters.ts';
import { namelessLetters } from '../../site/nameless-letters.ts';
import { baseJoinWords } from './initial/base-join.ts';
import { namelessJoinWords } from './initial/nameless-join.ts';

const period = /\b(?:\w+|\d+) (?:business )?(?:day|week|month)s?\b/gi;

test('the FAQ, the confirmation and the notification of an application promise the same period', () => {
  const { notice, confirmation } = baseLetters.join;
  const question = baseJoinWords.questions.list.find(({ question: text }) =>
    text.startsWith('How long'),
  );
  const texts = [question?.answer, confirmation.preview, confirmation.text, notice.note];
  expect(texts.map(periodsIn)).toEqual(texts.map(() => ['two weeks']));
});

test('without demo content none of them promises a period', () => {
  const texts = JSON.stringify([namelessLetters.join, namelessJoinWords]);
  expect(periodsIn(texts).filter((found) => found.endsWith('weeks'))).toEqual([]);
});

function periodsIn(text: string | null | undefined) {
  return (text ?? '').match(period)?.map((found) => found.toLowerCase()) ?? [];
}
