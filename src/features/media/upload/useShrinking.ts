import { useEffect, useState } from 'react';
import { shrinkImage } from './shrink-image.ts';
import { createShrinking, shrinkingMessage, type ShrinkingState } from './shrinking.ts';

const idle: ShrinkingState = { count: 0, stilled: [] };

/** Shrinks selected pictures where necessary, before they are checked. */
export function useShrinking({ isMany = false } = {}) {
  const [state, setState] = useState(idle);
  const [shrinking] = useState(() => createShrinking({ isMany, shrinkImage, onChange: setState }));

  useEffect(() => () => shrinking.stop(), [shrinking]);

  return {
    shrink: shrinking.shrink,
    isShrinking: state.count > 0,
    text: shrinkingMessage(state),
  };
}
