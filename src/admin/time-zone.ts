import { createContext, useContext } from 'react';

/** Of the office. Undefined where it is not said: then moments are told in the reader's own. */
export const TimeZoneContext = createContext<string | undefined>(undefined);

export function useTimeZone() {
  return useContext(TimeZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
