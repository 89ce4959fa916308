import { EditorContent, useEditor } from '@tiptap/react';
import { useContext, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { hasContent } from '../../lib/html/rich-text.ts';
import { editedFigure, setFigure } from './blocks.ts';
import { cleanPaste } from './clean-paste.ts';
import { extensions } from './extensions.ts';
import { LinkDialog } from './LinkDialog.tsx';
import styles from './RichText.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { TextMediumContext, type TextMediumKind } from './text-media.ts';

export type RichTextEditorProps = {
  label: string;
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  isRequired: boolean;
  isLow: boolean;
  /** A letter has no headings. */
  isLetter?: boolean;
  value: string;
  onChange: (html: string) => void;
  onLeave: () => void;
};

/** Imports the whole editor: load it lazily. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, value, isLow, onChange, onLeave } = props;
  /** Values passed to the form that have not yet come back as props, newest last. */
  const sent = useRef([value]);
  const [isLinking, setLinking] = useState(false);
  const [medium, setMedium] = useState<TextMediumKind>();
  const renderDialog = useContext(TextMediumContext);
  const editorProps = useEditorProps(props);
  const editor = useEditor({
    extensions,
    content: value,
    editorProps,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: updated }) => {
      const written = updated.getHTML();
      const html = hasContent(written) ? written : '';
      sent.current.push(html);
      onChange(html);
    },
    onBlur: onLeave,
  });

  useEffect(() => {
    const index = sent.current.indexOf(value);
    sent.current = index === -1 ? [value] : sent.current.slice(index);
    if (index !== -1) return;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  function openLinkByKey(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    event.stopPropagation();
    setLinking(true);
  }

  return (
    <>
      <div className={styles.frame} data-error={props.isInvalid || undefined}>
        <RichTextToolbar
          editor={editor}
          label={`Formatting: ${label}`}
          hasHeadings={!props.isLetter}
          hasMedia={renderDialog !== undefined && !isLow}
          tools={{ openLink: () => setLinking(true), openMedium: setMedium }}
        />
        <EditorContent
          className={isLow ? styles.low : styles.high}
          editor={editor}
          onKeyDown={openLinkByKey}
        />
      </div>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      {medium &&
        renderDialog?.({
          kind: medium,
          src: editedFigure(editor),
          onClose: () => setMedium(undefined),
          onChoose: (src) => {
            setFigure(editor, src);
            flushSync(() => setMedium(undefined));
            editor.view.focus();
          },
        })}
    </>
  );
}

function useEditorProps({ labelId, describedBy, isInvalid, isRequired }: RichTextEditorProps) {
  return useMemo(
    () => ({
      transformPastedHTML: cleanPaste,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        ...(isRequired && { 'aria-required': 'true' }),
        class: styles.text ?? '',
      },
    }),
    [labelId, describedBy, isInvalid, isRequired],
  );
}
