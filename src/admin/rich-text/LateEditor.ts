import { lazy, type ComponentType } from 'react';
import { fetchLate } from '../actions/fetch-late.ts';
import { MissingEditor } from './MissingEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

/** The editor, loaded on first render. If loading fails, a message replaces it and the form still works. */
export const LateEditor = lazy(async () => ({
  default: await fetchLate<ComponentType<RichTextEditorProps>>(
    async () => (await import('./RichTextEditor.tsx')).RichTextEditor,
    MissingEditor,
  ),
}));
