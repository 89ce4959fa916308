import { useEffect, useRef, useState } from 'react';
import { needsShrinking, shrinkPicture } from './shrink-picture.ts';
import { withoutTwins } from './twins.ts';

/** Pictures that have been chosen, made smaller where they have to be, one after another and before anything is said of them. */
export function useShrinking() {
  const [count, setCount] = useState(0);
  const lastTurn = useRef(0);

  useEffect(() => {
    const turns = lastTurn;
    return () => {
      turns.current += 1;
    };
  }, []);

  /** Undefined when other files have been chosen meanwhile, or nobody waits any more. */
  async function shrink(chosen: readonly File[]): Promise<File[] | undefined> {
    lastTurn.current += 1;
    const turn = lastTurn.current;
    const files = await withoutTwins(chosen);
    if (turn === lastTurn.current) setCount(files.filter(needsShrinking).length);
    const shrunk: File[] = [];
    for (const file of files) {
      if (turn !== lastTurn.current) return undefined;
      shrunk.push(needsShrinking(file) ? await shrinkPicture(file) : file);
    }
    if (turn !== lastTurn.current) return undefined;
    setCount(0);
    return shrunk;
  }

  return { shrink, isShrinking: count > 0, words: wordsFor(count) };
}

function wordsFor(count: number) {
  if (count === 0) return '';
  return count === 1 ? 'Making a picture smaller...' : `Making ${count} pictures smaller...`;
}
