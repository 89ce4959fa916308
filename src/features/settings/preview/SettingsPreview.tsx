import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { useFields, useValues } from '../../../admin/fields/fields-context.ts';
import { withoutEmpty, type Values } from '../../../admin/forms/values.ts';
import { usePreview } from '../../../admin/preview/usePreview.ts';
import { paths } from '../../../site/paths.ts';
import styles from '../sections/SectionForm.module.css';

type SettingsPreviewProps = {
  section: string;
  title: string;
  schema: z.ZodType<object>;
  /** The chosen part of a section that has several. */
  part: string | undefined;
};

/** Previews the parts of the site that a section affects, while the editor types. */
export function SettingsPreview(props: SettingsPreviewProps) {
  return useFields().mode === 'comparison' ? null : <LivePreview {...props} />;
}

/** Another part is another page. It loads first, then receives the typed values. */
function LivePreview(props: SettingsPreviewProps) {
  const values = useValues();
  const [initial] = useState(values);
  return <PreviewFrame key={props.part} {...props} values={values} initial={initial} />;
}

type PartsProps = SettingsPreviewProps & { values: Values; initial: Values };

function PreviewFrame({ section, title, schema, part, values, initial }: PartsProps) {
  const [height, setHeight] = useState(400);
  const makeInput = useCallback(
    (typed: Values) => schema.safeParse(withoutEmpty(typed)).data,
    [schema],
  );
  const onRendered = useCallback((page: Document) => {
    const main = page.querySelector('main');
    if (main) setHeight(main.getBoundingClientRect().height);
  }, []);
  const url = paths.adminPreview('settings', section) + (part ? `?part=${part}` : '');
  const { frame, onLoad, state } = usePreview(url, { values, initial }, makeInput, onRendered);
  return (
    <aside className={styles.preview} aria-label={`Preview of ${title}`}>
      {/* Lazy: in a hidden section it would load for nothing, and have no height. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The policy of the page lets nothing run in it. */}
      <iframe
        ref={frame}
        src={url}
        loading="lazy"
        title={`Preview of ${title}`}
        style={{ height }}
        onLoad={onLoad}
      />
      {state === 'incomplete' && <p>Preview paused. Fix the highlighted fields to continue.</p>}
    </aside>
  );
}
