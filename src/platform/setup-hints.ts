import { may, type Role } from '../model/rights.ts';

/** What only whoever runs the server can change, with the section of the guide. */
const hints = {
  email: 'Set SMTP_URL on the server and restart the site: see “Email” in docs/operating.md.',
  linkChecks:
    'To check them, set CHECK_LINKS=on on the server and restart the site: see “404s, redirects and links” in docs/operating.md.',
} as const;

/** Only owners get it: nobody else can act on it. */
export function setupHint(name: keyof typeof hints, role: Role) {
  return may(role, 'settings') ? hints[name] : undefined;
}
