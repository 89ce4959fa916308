import { paragraphs } from '../../lib/text/paragraphs.ts';
import { HeadedText } from '../../ui/HeadedText.tsx';
import type { PageWords } from '../page-content/page-words.ts';

export function WhatIsTheNetwork({ heading, text }: PageWords['join']['network']) {
  if (!heading && !text) return null;
  return (
    <HeadedText heading={heading} fields="content.words.network">
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
    </HeadedText>
  );
}
