import { Button, TextInput } from '@mantine/core';
import {
  createContext,
  useCallback,
  useContext,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Alert } from './Alert.tsx';
import { Dialog } from './Dialog.tsx';
import { ActionFailure, callAction, type Action } from './actions.ts';
import { sessionPaths } from './session/session-paths.ts';
import { useSession } from './session/useSession.ts';
import styles from './SignInAgain.module.css';

type SignIn = {
  /** False when nobody does. */
  signInAgain: () => Promise<boolean>;
  /** True when the session is somebody else's by now. */
  isReplaced: () => boolean;
};

const SignInContext = createContext<SignIn>({
  signInAgain: async () => false,
  isReplaced: () => false,
});

/** Calls actions. When the session is lost, the editor signs in over the screen and the call goes on by itself. */
export function useAction() {
  const { signInAgain, isReplaced } = useContext(SignInContext);
  return useCallback(
    async <Input, Answer>(action: Action<Input, Answer>, input: Input, otherwise: string) => {
      if (isReplaced() && !(await signInAgain())) throw new ActionFailure(otherwise, true);
      return callAction(action, input, otherwise, signInAgain);
    },
    [signInAgain, isReplaced],
  );
}

/** `email` is of whoever works here: nobody else goes on with what they have written. */
type SignInAgainProps = { email: string; children: ReactNode };

export function SignInAgain({ email, children }: SignInAgainProps) {
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<((isSignedIn: boolean) => void)[]>([]);

  const ask = useCallback(() => {
    setAsking(true);
    return new Promise<boolean>((resolve) => waiting.current.push(resolve));
  }, []);

  const { isReplaced, takeBack } = useSession(email, ask);
  const value = useMemo(() => ({ signInAgain: ask, isReplaced }), [ask, isReplaced]);

  function answer(isSignedIn: boolean) {
    setAsking(false);
    if (isSignedIn) takeBack();
    for (const resolve of waiting.current.splice(0)) resolve(isSignedIn);
  }

  return (
    <SignInContext value={value}>
      {children}
      {isAsking && <SignInDialog email={email} onAnswer={answer} />}
    </SignInContext>
  );
}

type SignInDialogProps = { email: string; onAnswer: (isSignedIn: boolean) => void };

function SignInDialog({ email, onAnswer }: SignInDialogProps) {
  const form = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ hint: string | undefined }>();

  async function submit(data: FormData) {
    if (isBusy) return;
    setBusy(true);
    const { isSignedIn, hint } = await signIn(Object.fromEntries(data));
    setBusy(false);
    if (isSignedIn) onAnswer(true);
    else setFailure({ hint });
  }

  return (
    <Dialog
      heading="Sign in again"
      onCancel={() => onAnswer(false)}
      actions={
        <>
          <Button variant="default" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button type="submit" form={form} aria-disabled={isBusy}>
            {isBusy ? 'Signing in...' : 'Sign in'}
          </Button>
        </>
      }
    >
      <p>Your session has ended. Sign in, and your work goes on where it was.</p>
      {failure && (
        <Alert takesFocus={false}>
          <p>Failed to sign in</p>
          {failure.hint && <p>{failure.hint}</p>}
        </Alert>
      )}
      <form
        id={form}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <TextInput
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        <TextInput
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          data-autofocus
        />
      </form>
    </Dialog>
  );
}

async function signIn(credentials: object) {
  const answer = await fetch(sessionPaths.signInEndpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(credentials),
  }).catch(() => undefined);
  if (answer?.ok) return { isSignedIn: true };
  const { hint }: { hint?: string } = (await answer?.json().catch(() => undefined)) ?? {};
  return { isSignedIn: false, hint };
}
