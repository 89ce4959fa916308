import { plural } from '../../lib/plural.ts';

export const enquiryWords = {
  failed: (phone: string) =>
    `Your message did not leave. Nothing you typed is lost; please try again${orCall(phone)}.`,
  offline: 'Your device is offline. What you have typed is still here.',
  limited: (minutes: number, phone: string) =>
    `That is several messages in a short time. Please try again in ${plural(minutes, '# minute', '# minutes')}${orCall(phone)}.`,
  attention: (fields: number) =>
    plural(fields, 'One field needs attention', '# fields need attention'),
} as const;

function orCall(phone: string) {
  return phone && `, or call ${phone}`;
}
