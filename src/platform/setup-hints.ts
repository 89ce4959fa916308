import { may, type Role } from '../model/rights.ts';

/** What only whoever runs the server can change, with the section of the guide. */
const hints = {
  email: 'Connect a mail server: SMTP_URL, see “Email” in docs/operating.md.',
  linkChecks:
    'Check links to other sites: CHECK_LINKS=on, see “404s, redirects and links” in docs/operating.md.',
} as const;

/** Only owners get it: nobody else can act on it. */
export function setupHint(name: keyof typeof hints, role: Role) {
  return may(role, 'settings') ? hints[name] : undefined;
}
