import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { useFields, useValues } from '../../admin/fields/fields-context.ts';
import { withoutEmpty, type Values } from '../../admin/forms/values.ts';
import { usePreview } from '../../admin/preview/usePreview.ts';
import { paths } from '../../site/paths.ts';
import styles from './SectionForm.module.css';

type SettingsPreviewProps = {
  section: string;
  title: string;
  schema: z.ZodType<object>;
  /** Which of several parts is looked at. */
  part: string | undefined;
};

/** The parts of the site that a section makes, as it is typed. */
export function SettingsPreview(props: SettingsPreviewProps) {
  return useFields().mode === 'comparison' ? null : <Followed {...props} />;
}

/** Another part is another page, which is then filled with what was typed. */
function Followed(props: SettingsPreviewProps) {
  const values = useValues();
  const [initial] = useState(values);
  return <Parts key={props.part} {...props} values={values} initial={initial} />;
}

type PartsProps = SettingsPreviewProps & { values: Values; initial: Values };

function Parts({ section, title, schema, part, values, initial }: PartsProps) {
  const [height, setHeight] = useState(400);
  const makeInput = useCallback(
    (typed: Values) => schema.safeParse(withoutEmpty(typed)).data,
    [schema],
  );
  const onShown = useCallback((shown: Document) => {
    const main = shown.querySelector('main');
    if (main) setHeight(main.getBoundingClientRect().height);
  }, []);
  const address = paths.adminPreview('settings', section) + (part ? `?part=${part}` : '');
  const { frame, onLoad, state } = usePreview(address, { values, initial }, makeInput, onShown);
  return (
    <aside className={styles.preview} aria-label={`Preview of ${title}`}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The policy of the page lets nothing run in it. */}
      <iframe
        ref={frame}
        src={address}
        title={`Preview of ${title}`}
        style={{ height }}
        onLoad={onLoad}
      />
      {state === 'incomplete' && <p>The preview waits for what needs attention.</p>}
    </aside>
  );
}
