import { Fragment } from 'react';

type WholePartsProps = { parts: readonly string[]; between: string };

/** A line that breaks between its parts, after the mark between them. */
export function WholeParts({ parts, between }: WholePartsProps) {
  const mark = between.trimEnd();
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span className="whole">{index < parts.length - 1 ? part + mark : part}</span>
      {between.slice(mark.length)}
    </Fragment>
  ));
}
