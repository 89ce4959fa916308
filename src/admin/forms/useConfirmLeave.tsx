import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Dialog } from '../Dialog.tsx';

/** Asks before something is left that no draft protects. The browser asks itself before the page is left. */
export function useConfirmLeave(isAtRisk: boolean, text = 'Your changes will be lost.') {
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  useUnloadWarning(isAtRisk);

  return {
    leave: (go: () => void) => (isAtRisk ? setLeaving({ go }) : go()),
    question: leaving && (
      <Dialog
        isAlert
        heading="Leave without saving?"
        onCancel={() => setLeaving(undefined)}
        actions={
          <>
            <Button variant="default" onClick={() => setLeaving(undefined)} data-autofocus>
              Stay
            </Button>
            <Button color="danger" onClick={leaving.go}>
              Leave
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
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
