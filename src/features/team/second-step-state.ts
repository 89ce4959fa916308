import { longDate } from '../../lib/time/dates.ts';

type Answer = {
  failure?: { message: string };
  begun?: { uri: string; square: string; secret: string };
  codes?: string[];
};

/** The state of the second-step form, before or after submitting it. */
export function secondStepState({ failure, begun, codes }: Answer, codesLeft: number | undefined) {
  if (codes) return { is: 'made' as const, codes };
  if (begun) return { is: 'begun' as const, ...begun, failure };
  return codesLeft === undefined
    ? { is: 'off' as const, failure }
    : { is: 'on' as const, codesLeft, failure };
}

/** The warning for members without a second step. */
export function secondStepWarning(requiredFrom: string | null, isDue: boolean) {
  if (requiredFrom === null) return undefined;
  return isDue
    ? 'Two-step verification is required. Set up an authenticator app or add a passkey to continue.'
    : `Two-step verification is required from ${longDate(requiredFrom)}. Set up an authenticator app or add a passkey before then.`;
}
