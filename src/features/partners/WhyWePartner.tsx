import { paragraphs } from '../../lib/text/paragraphs.ts';
import { HeadedText } from '../../ui/HeadedText.tsx';
import type { PageWords } from '../page-content/page-words.ts';

export function WhyWePartner({ heading, lead, text }: PageWords['partners']['why']) {
  if (!heading && !lead && !text) return null;
  return (
    <HeadedText heading={heading} fields="content.words.why">
      {lead ? <p className="lead">{lead}</p> : null}
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph} className="muted">
          {paragraph}
        </p>
      ))}
    </HeadedText>
  );
}
