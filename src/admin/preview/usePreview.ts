import { useCallback, useEffect, useRef, useState } from 'react';
import type { Values } from '../forms/values.ts';
import { morph } from './morph.ts';

/** Returns undefined while the values cannot be previewed. */
export type MakeInput = (values: Values) => object | undefined;

export type PreviewState = 'saved' | 'unsaved' | 'incomplete' | 'signed-out' | 'failed';

const quietMs = 300;
const tryAgainAfterMs = 3_000;

/**
 * Updates a page in a frame shortly after typing, changing only the differences. Resumes when the connection or the
 * session is back.
 */
export function usePreview(
  address: string,
  { values, initial }: { values: Values; initial: Values },
  makeInput: MakeInput,
  onRendered: (page: Document) => void,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const lastRendered = useRef<Values>(undefined);
  const [isLoaded, setLoaded] = useState(false);
  const [state, setState] = useState<PreviewState>('saved');

  useEffect(() => {
    if (values === initial && lastRendered.current === undefined) return undefined;
    if (!isLoaded && !isReadable(frame.current?.contentDocument)) return undefined;
    const unmount = new AbortController();
    let timer = setTimeout(() => void update(), quietMs);

    async function update() {
      const input = makeInput(values);
      const { page, problem } = input
        ? await fetchPage(address, input, unmount.signal)
        : { problem: 'incomplete' as const };
      if (unmount.signal.aborted) return;
      setState(problem ?? 'unsaved');
      if (problem === 'failed' || problem === 'signed-out')
        timer = setTimeout(() => void update(), tryAgainAfterMs);
      if (!page) return;
      lastRendered.current = values;
      show(frame.current?.contentDocument, page, onRendered);
    }

    return () => {
      clearTimeout(timer);
      unmount.abort();
    };
  }, [address, values, initial, makeInput, onRendered, isLoaded]);

  const onLoad = useCallback(() => {
    settle(frame.current?.contentDocument, onRendered);
    setLoaded(true);
  }, [onRendered]);

  return { frame, onLoad, state };
}

type Answer = { page?: Document; problem?: PreviewState };

async function fetchPage(address: string, input: object, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      redirect: 'manual',
      signal,
    });
    if (response.type === 'opaqueredirect') return { problem: 'signed-out' };
    if (response.status >= 500) return { problem: 'failed' };
    if (!response.headers.get('content-type')?.startsWith('text/html'))
      return { problem: 'incomplete' };
    return { page: new DOMParser().parseFromString(await response.text(), 'text/html') };
  } catch {
    return { problem: 'failed' };
  }
}

/** Does not wait for images. */
function isReadable(page: Document | null | undefined) {
  return page ? page.URL !== 'about:blank' && page.readyState !== 'loading' : false;
}

type OnRendered = (page: Document) => void;

function show(current: Document | null | undefined, page: Document, onRendered: OnRendered) {
  if (!current) return;
  morph(current.documentElement, page.documentElement);
  settle(current, onRendered);
}

/** Films do not play in the preview, so it shows their first frame. */
function settle(page: Document | null | undefined, onRendered: OnRendered) {
  if (!page) return;
  for (const video of page.querySelectorAll('video')) {
    if (video.preload !== 'metadata') video.preload = 'metadata';
    video.controls = false;
  }
  onRendered(page);
}
