import { useCallback, useEffect, useRef, useState } from 'react';
import type { Values } from '../forms/values.ts';
import { morph } from './morph.ts';

/** Undefined while the values cannot be shown. */
export type MakeInput = (values: Values) => object | undefined;

export type PreviewState = 'saved' | 'unsaved' | 'incomplete' | 'signed-out' | 'failed';

const quietMs = 300;
const tryAgainAfterMs = 3_000;

/**
 * Updates a page in a frame shortly after typing, changing only what differs. It resumes when the connection or the
 * session is back.
 */
export function usePreview(
  address: string,
  { values, initial }: { values: Values; initial: Values },
  makeInput: MakeInput,
  onShown: (shown: Document) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const lastShown = useRef<Values>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const [state, setState] = useState<PreviewState>('saved');

  useEffect(() => {
    if (values === initial && lastShown.current === undefined) return undefined;
    if (!isLoaded && !isReadable(frame.current?.contentDocument)) return undefined;
    const leaving = new AbortController();
    let timer = setTimeout(() => void follow(), quietMs);

    async function follow() {
      const input = makeInput(values);
      const { page, problem } = input
        ? await fetchPage(address, input, leaving.signal)
        : { problem: 'incomplete' as const };
      if (leaving.signal.aborted) return;
      setState(problem ?? 'unsaved');
      if (problem === 'failed' || problem === 'signed-out')
        timer = setTimeout(() => void follow(), tryAgainAfterMs);
      if (!page) return;
      lastShown.current = values;
      show(frame.current?.contentDocument, page, onShown);
    }

    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [address, values, initial, makeInput, onShown, isLoaded]);

  const onLoad = useCallback(() => {
    settle(frame.current?.contentDocument, onShown);
    setLoaded(true);
  }, [onShown]);

  return { frame, onLoad, state };
}

type Answer = { page?: Document; problem?: PreviewState };

async function fetchPage(address: string, input: object, signal: AbortSignal): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      redirect: 'manual',
      signal,
    });
    if (answer.type === 'opaqueredirect') return { problem: 'signed-out' };
    if (answer.status >= 500) return { problem: 'failed' };
    if (!answer.headers.get('content-type')?.startsWith('text/html'))
      return { problem: 'incomplete' };
    return { page: new DOMParser().parseFromString(await answer.text(), 'text/html') };
  } catch {
    return { problem: 'failed' };
  }
}

/** Does not wait for images. */
function isReadable(shown: Document | null | undefined) {
  return shown ? shown.URL !== 'about:blank' && shown.readyState !== 'loading' : false;
}

type OnShown = (shown: Document) => void;

function show(shown: Document | null | undefined, page: Document, onShown: OnShown) {
  if (!shown) return;
  morph(shown.documentElement, page.documentElement);
  settle(shown, onShown);
}

/** Films do not play in the preview: their first frame is shown. */
function settle(shown: Document | null | undefined, onShown: OnShown) {
  if (!shown) return;
  for (const film of shown.querySelectorAll('video')) {
    if (film.preload !== 'metadata') film.preload = 'metadata';
    film.controls = false;
  }
  onShown(shown);
}
