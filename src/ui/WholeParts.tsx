import { Fragment, type ReactNode } from 'react';

type WholePartsProps = { parts: readonly ReactNode[]; between: string };

/** A line that breaks between its parts, after the mark between them. */
export function WholeParts({ parts, between }: WholePartsProps) {
  const mark = between.trimEnd();
  return parts.map((part, index) => {
    const isLast = index === parts.length - 1;
    return (
      <Fragment key={index}>
        <span className="whole">
          {part}
          {isLast ? '' : mark}
        </span>
        {isLast ? '' : between.slice(mark.length)}
      </Fragment>
    );
  });
}
