import { Fragment } from 'react';
import { joinedDiff } from '../../../admin/fields/compared/word-diff.ts';
import { joinedHtml } from '../../../admin/rich-text/marked-html.ts';
import { RenderedRichText } from '../../../admin/rich-text/RenderedRichText.tsx';
import type { Unit } from '../../../model/translations/units.ts';
import styles from './Translation.module.css';

type SourceTextProps = {
  unit: Unit;
  /** The language of the source. */
  language: string;
  /** The source that the translation was made from, to show what has changed since. */
  madeFrom: string | undefined;
};

/** A text in the source language, or what has changed in it. */
export function SourceText({ unit: { source, kind }, language, madeFrom }: SourceTextProps) {
  return (
    <div className={styles.source} lang={language}>
      {kind === 'html' ? (
        <RenderedRichText html={madeFrom === undefined ? source : joinedHtml(madeFrom, source)} />
      ) : (
        <p>{madeFrom === undefined ? source : <Difference before={madeFrom} after={source} />}</p>
      )}
    </div>
  );
}

function Difference({ before, after }: { before: string; after: string }) {
  return joinedDiff(before, after).map(({ text, mark: Mark }, index, runs) => {
    if (!Mark) return text;
    const isReplacing = Mark === 'ins' && runs[index - 1]?.mark === 'del';
    return (
      <Fragment key={index}>
        {isReplacing && ' '}
        <Mark>{text}</Mark>
      </Fragment>
    );
  });
}
