import { paragraphs } from '../../lib/text/paragraphs.ts';
import { HeadedText } from '../../ui/HeadedText.tsx';
import type { PageTexts } from '../page-content/page-texts.ts';

export function WhyWePartner({ heading, lead, text }: PageTexts['partners']['why']) {
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
