import { plural } from '../../lib/plural.ts';

export const enquiryWords = {
  failed:
    'Your message did not leave. Nothing you typed is lost; please try again, or call +1 604 555 0142.',
  offline: 'Your device is offline. What you have typed is still here.',
  limited: (minutes: number) =>
    `That is several messages in a short time. Please try again in ${plural(minutes, '# minute', '# minutes')}, or call +1 604 555 0142.`,
  attention: (fields: number) =>
    plural(fields, 'One field needs attention', '# fields need attention'),
} as const;
