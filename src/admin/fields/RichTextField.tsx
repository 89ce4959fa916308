import { Input } from '@mantine/core';
import { Suspense, useId, useRef } from 'react';
import { toRichText } from '../../lib/html/rich-text.ts';
import { markedHtml } from '../rich-text/marked-html.ts';
import { LateEditor } from '../rich-text/LateEditor.ts';
import styles from '../rich-text/RichText.module.css';
import { RenderedRichText } from '../rich-text/RenderedRichText.tsx';
import { useNear } from '../browser/useNear.ts';
import { ComparedValues } from './compared/ComparedValues.tsx';
import type { FieldProps } from './Field.tsx';
import { FieldLayout } from './FieldLayout.tsx';
import { useField } from './fields-context.ts';

type RichTextFieldProps = Omit<FieldProps, 'width'> & {
  /** For a line or two, such as the subtitle of a hero. */
  isLow?: boolean;
  /** Drafts on devices may have it as plain text. */
  wasPlain?: boolean | undefined;
};

/** Rich text as HTML. The editor loads when the field is near the viewport; until then the text is shown. */
export function RichTextField({
  name,
  label,
  hint,
  isRequired = false,
  isLow = false,
  wasPlain = false,
}: RichTextFieldProps) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNear(element);
  const field = useField(name);
  if (field.mode === 'comparison') {
    return (
      <ComparedValues name={name} label={label}>
        {(html, other, mark) =>
          toHtml(html) && <RenderedRichText html={markedHtml(toHtml(html), toHtml(other), mark)} />
        }
      </ComparedValues>
    );
  }
  const stored = toHtml(field.value);
  const value = wasPlain ? toRichText(stored) : stored;
  const describedBy = [field.error && `${id}-error`, hint && `${id}-description`].filter(Boolean);
  const fallback = <EditorFallback value={value} isLow={isLow} />;

  function focusText() {
    element.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  }

  return (
    <FieldLayout
      name={name}
      label={label}
      width="whole"
      hasTypography
      formatPublicValue={() => 'Not published yet.'}
    >
      <Input.Wrapper
        ref={element}
        id={id}
        label={label}
        labelElement="div"
        labelProps={{ onClick: focusText }}
        description={hint}
        error={field.error}
        required={isRequired}
      >
        {isNear ? (
          <Suspense fallback={fallback}>
            <LateEditor
              label={label}
              labelId={`${id}-label`}
              describedBy={describedBy.join(' ') || undefined}
              isInvalid={field.error !== undefined}
              isRequired={isRequired}
              isLow={isLow}
              value={value}
              onChange={field.change}
              onLeave={field.leave}
            />
          </Suspense>
        ) : (
          fallback
        )}
      </Input.Wrapper>
    </FieldLayout>
  );
}

function toHtml(value: unknown) {
  return typeof value === 'string' ? value : '';
}

function EditorFallback({ value, isLow }: { value: string; isLow: boolean }) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar} />
      <div className={isLow ? styles.low : styles.high}>
        <RenderedRichText html={value} />
      </div>
    </div>
  );
}
