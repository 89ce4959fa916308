import { expect, test } from 'vitest';
import { baseEmails } from '../../site/base-emails.ts';
import { namelessEmails } from '../../site/nameless-emails.ts';
import { baseJoinTexts } from './initial/base-join.ts';
import { namelessJoinTexts } from './initial/nameless-join.ts';

const period = /\b(?:\w+|\d+) (?:business )?(?:day|week|month)s?\b/gi;

test('the FAQ, the confirmation and the notification of an application promise the same period', () => {
  const { notice, confirmation } = baseEmails.join;
  const question = baseJoinTexts.questions.list.find(({ question: text }) =>
    text.startsWith('How long'),
  );
  const texts = [question?.answer, confirmation.preview, confirmation.text, notice.note];
  expect(texts.map(periodsIn)).toEqual(texts.map(() => ['two weeks']));
});

test('without demo content none of them promises a period', () => {
  const texts = JSON.stringify([namelessEmails.join, namelessJoinTexts]);
  expect(periodsIn(texts).filter((found) => found.endsWith('weeks'))).toEqual([]);
});

function periodsIn(text: string | null | undefined) {
  return (text ?? '').match(period)?.map((found) => found.toLowerCase()) ?? [];
}
