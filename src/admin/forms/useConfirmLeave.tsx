import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog.tsx';

/** Asks before something is left that no draft protects. The browser asks itself before the page is left. */
export function useConfirmLeave(isAtRisk: boolean, text = 'Your changes will be lost.') {
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  useUnloadWarning(isAtRisk);

  return {
    leave: (go: () => void) => (isAtRisk ? setLeaving({ go }) : go()),
    question: leaving && (
      <ConfirmDialog
        heading="Leave without saving?"
        cancel="Stay"
        confirm="Leave"
        onCancel={() => setLeaving(undefined)}
        onConfirm={leaving.go}
      >
        <p>{text}</p>
      </ConfirmDialog>
    ),
  };
}

export function useUnloadWarning(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
