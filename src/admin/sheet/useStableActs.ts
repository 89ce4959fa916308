import { useLayoutEffect, useState } from 'react';
import type { LineActs } from './SheetLine.tsx';

/** Functions with a stable identity. Each calls the latest version of itself. */
export function useStableActs(acts: LineActs): LineActs {
  const [stable] = useState(() => makeStable(acts));
  useLayoutEffect(() => stable.renew(acts));
  return stable.acts;
}

function makeStable(first: LineActs) {
  let latest = first;
  const acts: LineActs = {
    type: (text) => latest.type(text),
    leave: () => latest.leave(),
    edit: () => latest.edit(),
    press: (place, isExtending) => latest.press(place, isExtending),
    reach: (place) => latest.reach(place),
    fill: () => latest.fill(),
    toggle: (key, isOn) => latest.toggle(key, isOn),
  };
  return {
    acts,
    renew: (next: LineActs) => {
      latest = next;
    },
  };
}
