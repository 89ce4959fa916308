import { Button } from '@mantine/core';
import styles from './RichText.module.css';
import type { RichTextEditorProps } from './RichTextEditor.tsx';
import { RenderedRichText } from './RenderedRichText.tsx';

/** Shown if the editor could not be loaded, for example after a new release while the page was open. */
export function MissingEditor({ value, isLow }: RichTextEditorProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.missing}>
        <p role="status">
          The editor could not load. Save your changes, or reload the page and continue from your
          draft.
        </p>
        <Button variant="default" onClick={() => location.reload()}>
          Reload
        </Button>
      </div>
      <div className={isLow ? styles.low : styles.high}>
        <RenderedRichText html={value} />
      </div>
    </div>
  );
}
