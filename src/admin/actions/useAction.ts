import { createContext, useCallback, useContext } from 'react';
import { isAsked, type Asked, type Consent } from '../../model/consent.ts';
import { ActionFailure, isRefused, WentBack, type Action, type Refusal } from './actions.ts';

type ConsentAsker = {
  /** Resolves to nothing if the user goes back. */
  ask: (asked: Asked) => Promise<Partial<Consent> | undefined>;
  /** Called after a change with consent, which has changed other records, too. */
  onChanged: () => void;
};

export const ConsentContext = createContext<ConsentAsker>({
  ask: async () => undefined,
  onChanged: () => {},
});

type SignIn = {
  /** Resolves to false if the dialog is cancelled. */
  signInAgain: () => Promise<boolean>;
  /** True if another user has signed in with this browser in the meantime. */
  isReplaced: () => boolean;
};

export const SignInContext = createContext<SignIn>({
  signInAgain: async () => false,
  isReplaced: () => false,
});

/**
 * Returns a function that calls actions. Without a session it asks the user to sign in and tries again, and so for a
 * change that needs consent. Any other failure, also a lost connection, is logged to the console and thrown with the
 * message `errorMessage`.
 */
export function useAction() {
  const { signInAgain, isReplaced } = useContext(SignInContext);
  const { ask, onChanged } = useContext(ConsentContext);
  return useCallback(
    async <Input, Answer>(action: Action<Input, Answer>, input: Input, errorMessage: string) => {
      if (isReplaced() && !(await signInAgain())) throw new ActionFailure(errorMessage, true);
      let consent: Consent | undefined;
      for (;;) {
        const asked = consent ? { ...input, consent } : input;
        const { data, error } = await action(asked).catch(connectionFailure);
        if (!error) {
          if (!isAsked(data)) {
            if (consent) onChanged();
            return data;
          }
          const answer = await ask(data);
          if (!answer) throw new WentBack();
          // Another question may have been answered before.
          consent = { unpublish: [], stay: [], ...consent, ...answer };
          continue;
        }
        if (error.code !== 'UNAUTHORIZED') {
          console.error(error);
          throw new ActionFailure(errorMessage);
        }
        if (!(await signInAgain())) throw new ActionFailure(errorMessage, true);
      }
    },
    [signInAgain, isReplaced, ask, onChanged],
  );
}

function connectionFailure(cause: unknown) {
  return { data: undefined, error: { code: 'CONNECTION_LOST', cause } };
}

/** Calls an action. A refusal counts as a failure. */
export type Read = <Input, Answer>(
  action: Action<Input, Answer | Refusal>,
  input: Input,
  errorMessage: string,
) => Promise<Answer>;

/** Like `useAction`, for reads. */
export function useRead(): Read {
  const call = useAction();
  return useCallback(
    async (action, input, errorMessage) => {
      const answer = await call(action, input, errorMessage);
      if (isRefused(answer)) throw new ActionFailure(errorMessage);
      return answer;
    },
    [call],
  );
}
