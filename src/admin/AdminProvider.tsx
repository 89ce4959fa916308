import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isSignedOut } from './actions.ts';
import { EditorProvider } from './editor-context.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { cssVariables, theme } from './theme.ts';
import { Toaster } from './Toaster.tsx';

const attempts = 3;

type AdminProviderProps = {
  /** Of who is signed in. */
  email: string;
  children: ReactNode;
};

/** What every screen of the back office stands in: the theme, reads with the retry rule, toasts, and sign-in when the session is lost. */
export function AdminProvider({ email, children }: AdminProviderProps) {
  const [queryClient] = useState(makeQueryClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <EditorProvider value={email}>
          <Toaster>
            <SignInAgain email={email}>{children}</SignInAgain>
          </Toaster>
        </EditorProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Reads are tried up to three times, waiting 2 to the power of the attempt's number in seconds. */
function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, cause) => failures < attempts - 1 && !isSignedOut(cause),
        retryDelay: (failuresBefore) => 2 ** (failuresBefore + 1) * 1_000,
      },
    },
  });
}
