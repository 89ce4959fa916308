import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
} from 'react';
import { SignInContext } from '../actions/useAction.ts';
import { Alert } from '../feedback/Alert.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { signIn, signInByCode } from './sign-in.ts';
import styles from './SignInAgain.module.css';

/** Only the user with this `email` may sign in again, because the screen holds their unsaved work. */
type SignInAgainProps = { email: string; children: ReactNode };

export function SignInAgain({ email, children }: SignInAgainProps) {
  const [isAsking, setAsking] = useState(false);
  const resolvers = useRef<((isSignedIn: boolean) => void)[]>([]);

  const prompt = useCallback(() => {
    setAsking(true);
    return new Promise<boolean>((resolve) => resolvers.current.push(resolve));
  }, []);

  const { isReplaced, resumeSession } = useSession(email, prompt);
  const value = useMemo(() => ({ signInAgain: prompt, isReplaced }), [prompt, isReplaced]);

  function settle(isSignedIn: boolean) {
    setAsking(false);
    if (isSignedIn) resumeSession();
    for (const resolve of resolvers.current.splice(0)) resolve(isSignedIn);
  }

  return (
    <SignInContext value={value}>
      {children}
      {isAsking && <SignInDialog email={email} onAnswer={settle} />}
    </SignInContext>
  );
}

function focusAtOnce(input: HTMLInputElement | null) {
  input?.focus();
}

type SignInDialogProps = { email: string; onAnswer: (isSignedIn: boolean) => void };

function SignInDialog({ email, onAnswer }: SignInDialogProps) {
  const form = useId();
  const [owesCode, setOwesCode] = useState(false);
  const {
    mutate,
    isPending,
    data: answer,
  } = useMutation({
    mutationFn: async (values: Record<string, unknown>) => {
      const { code } = values;
      if (typeof code !== 'string') return (await signIn(values)) ?? null;
      return (await signInByCode({ code, isRecovery: !/^[\d\s]+$/.test(code) })) ?? null;
    },
    onSuccess: (result) => {
      if (result === 'second-step') setOwesCode(true);
      else if (!result) onAnswer(true);
      else if (result.mustRestart) setOwesCode(false);
    },
  });

  const failure = answer === 'second-step' ? undefined : answer;

  return (
    <Dialog
      heading="Sign in again"
      onCancel={() => onAnswer(false)}
      cancel="Cancel"
      actions={
        <Button type="submit" form={form} aria-disabled={isPending}>
          {isPending ? 'Signing in...' : 'Sign in'}
        </Button>
      }
    >
      <p>Your session has expired. Sign in to continue where you left off.</p>
      {failure && (
        <Alert takesFocus={false}>
          <p>{failure.message}</p>
          {failure.hint && <p>{failure.hint}</p>}
        </Alert>
      )}
      <form
        id={form}
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) mutate(Object.fromEntries(new FormData(event.currentTarget)));
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
        {owesCode ? (
          <TextInput
            key="code"
            label="Code"
            description="From your authenticator app, or a recovery code"
            name="code"
            autoComplete="one-time-code"
            required
            ref={focusAtOnce}
          />
        ) : (
          <TextInput
            key="password"
            ref={failure ? focusAtOnce : null}
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            data-autofocus
          />
        )}
      </form>
    </Dialog>
  );
}

/** All windows of a browser share one session. They tell each other which user it belongs to. */
function useSession(email: string, onReplaced: () => void) {
  const sessionEmail = useRef(email);
  const channel = useRef<BroadcastChannel>(undefined);
  const notifyReplaced = useEffectEvent(onReplaced);

  useEffect(() => {
    const bus = new BroadcastChannel('session');
    channel.current = bus;
    bus.addEventListener('message', ({ data }: MessageEvent<string>) => {
      sessionEmail.current = data;
      if (data !== email) notifyReplaced();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has one origin.
    bus.postMessage(email);
    return () => bus.close();
  }, [email]);

  return {
    /** True if the session now belongs to another user. */
    isReplaced: useCallback(() => sessionEmail.current !== email, [email]),
    /** Call it when this window's user has signed in again. */
    resumeSession: () => {
      sessionEmail.current = email;
      channel.current?.postMessage(email);
    },
  };
}
