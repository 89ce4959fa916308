import { MantineProvider } from '@mantine/core';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Member } from '../../model/rights.ts';
import { isSignedOut } from '../actions/actions.ts';
import { AskConsent } from '../feedback/AskConsent.tsx';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import { MemberProvider } from './member-context.ts';
import { SignInAgain } from '../session/SignInAgain.tsx';
import { cssVariables, theme } from './theme.ts';
import { Toasts } from '../feedback/Toasts.tsx';

const attempts = 3;

// Notifies components synchronously, so that a moved row is rendered before it gets the focus, and a pending mutation
// before the second click of a double click.
notifyManager.setScheduler((notify) => notify());

type AdminProviderProps = { member: Member; children: ReactNode };

/** Wraps every screen of the back office: theme, queries with the retry rule, toasts, and signing in again. */
export function AdminProvider({ member, children }: AdminProviderProps) {
  const [queryClient] = useState(makeQueryClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <MemberProvider value={member}>
          <SignInAgain email={member.email}>
            <AskConsent>
              <ErrorBoundary hint="Unsaved changes of records, notes and replies are kept on this device.">
                {children}
              </ErrorBoundary>
            </AskConsent>
          </SignInAgain>
          <Toasts />
        </MemberProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** Reads are attempted three times, with delays of 2 and 4 seconds. */
function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, cause) => failures < attempts - 1 && !isSignedOut(cause),
        retryDelay: (failuresBefore) => 2 ** (failuresBefore + 1) * 1_000,
      },
    },
  });
}
