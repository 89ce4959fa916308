import { lazy, type ComponentType } from 'react';
import { MissingEditor } from './MissingEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditor.tsx';

const tries = 3;
const betweenMs = 5_000;

/** The editor, loaded when it is first shown. If loading fails, a message takes its place and the form still works. */
export const LateEditor = lazy(async () => ({ default: await fetchEditor() }));

async function fetchEditor(): Promise<ComponentType<RichTextEditorProps>> {
  for (let rest = tries - 1; ; rest--) {
    try {
      return (await import('./RichTextEditor.tsx')).RichTextEditor;
    } catch (cause) {
      if (rest === 0) {
        console.error(cause);
        return MissingEditor;
      }
      await connectionOr(betweenMs);
    }
  }
}

function connectionOr(ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const signal = AbortSignal.timeout(ms);
  addEventListener('online', () => resolve(), { once: true, signal });
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
