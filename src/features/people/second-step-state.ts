import { longDate } from '../../lib/dates.ts';

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
    ? 'Everyone here needs a second step. Set up codes or add a passkey; then everything opens.'
    : `From ${longDate(requiredFrom)} on everyone here needs a second step. Set up codes or add a passkey before.`;
}
