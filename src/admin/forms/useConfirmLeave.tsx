import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';

/** Asks before leaving changes that no draft protects. The browser itself asks before the page is closed. */
export function useConfirmLeave(isAtRisk: boolean, text = 'Your changes will be lost.') {
  const [pendingLeave, setPendingLeave] = useState<{ go: () => void }>();
  useUnloadWarning(isAtRisk);

  return {
    leave: (go: () => void) => (isAtRisk ? setPendingLeave({ go }) : go()),
    question: pendingLeave && (
      <ConfirmDialog
        heading="Leave without saving?"
        cancel="Keep editing"
        confirm="Leave"
        onCancel={() => setPendingLeave(undefined)}
        onConfirm={pendingLeave.go}
      >
        <p>{text}</p>
      </ConfirmDialog>
    ),
  };
}

export function useUnloadWarning(isAtRisk: boolean) {
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isAtRisk]);
}
