import { may, type Role } from '../model/rights.ts';

/** What only whoever runs the server can change, with the section of the guide. */
const hints = {
  email:
    'Ask whoever runs the server to connect a mail server. On the server: SMTP_URL, see “Email” in docs/operating.md.',
  linkChecks:
    'To have them checked, ask whoever runs the server. On the server: CHECK_LINKS=on, see “404s, redirects and links” in docs/operating.md.',
} as const;

/** Only owners get it: nobody else can act on it. */
export function setupHint(name: keyof typeof hints, role: Role) {
  return may(role, 'settings') ? hints[name] : undefined;
}
