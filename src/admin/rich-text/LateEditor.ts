import { lazy, type ComponentType } from 'react';
import { fetchLate } from '../fetch-late.ts';
import { MissingEditor } from './MissingEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

/** The editor, loaded when it is first shown. If loading fails, a message takes its place and the form still works. */
export const LateEditor = lazy(async () => ({
  default: await fetchLate<ComponentType<RichTextEditorProps>>(
    async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
    MissingEditor,
  ),
}));
