import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DoorError } from './doors.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { cssVariables, theme } from './theme.ts';
import { TimeZoneContext } from './time-zone.ts';
import { Toaster } from './Toaster.tsx';

const attempts = 3;

type AdminProviderProps = {
  /** Of who is signed in. */
  email: string;
  /** Of the office, such as `America/Vancouver`. */
  timeZone?: string;
  children: ReactNode;
};

/** What every screen of the back office stands in: the theme, reads with the retry rule, toasts, and sign-in when the session is lost. */
export function AdminProvider({ email, timeZone, children }: AdminProviderProps) {
  const [queryClient] = useState(makeQueryClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <TimeZoneContext value={timeZone}>
          <Toaster>
            <SignInAgain email={email}>{children}</SignInAgain>
          </Toaster>
        </TimeZoneContext>
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
        retry: (failures, cause) => failures < attempts - 1 && !isSignedOut(cause),
        retryDelay: (failuresBefore) => 2 ** (failuresBefore + 1) * 1_000,
      },
    },
  });
}

function isSignedOut(cause: unknown) {
  return cause instanceof DoorError && cause.isSignedOut;
}
