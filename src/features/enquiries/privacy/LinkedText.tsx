import { Fragment } from 'react';
import { headOffice } from '../../../site/settings.ts';
import { paths } from '../../../site/paths.ts';

/** Links the office's e-mail address and telephone number in a text. */
export function LinkedText({ text }: { text: string }) {
  const { infoEmail, phone } = headOffice();
  const links = new Map([
    [infoEmail, paths.email(infoEmail)],
    [phone, paths.telephone(phone)],
  ]);
  return splitAt(
    text,
    [...links.keys()].filter((words) => words !== ''),
  ).map((part, index) => {
    const href = links.get(part);
    return href === undefined ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a key={index} href={href}>
        {part}
      </a>
    );
  });
}

/** Splits the text so that each of the words is a part of its own. */
function splitAt(text: string, words: string[]): string[] {
  const [word, ...others] = words;
  if (word === undefined) return [text];
  return text
    .split(word)
    .flatMap((part, index) => [...(index > 0 ? [word] : []), ...splitAt(part, others)])
    .filter((part) => part !== '');
}
