import { useEffect, useRef } from 'react';
import { useNear } from '../browser/useNear.ts';

/** The end of a list whose further records are fetched when it comes near. */
export function MoreRecords({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const isNear = useNear(end);

  useEffect(() => {
    if (isNear) onNear();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each end.
  }, [isNear]);

  return <div ref={end} />;
}
