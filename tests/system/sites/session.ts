import type { DatabaseSync } from 'node:sqlite';
import { signInTo } from './ask.ts';
import { borrowDemoSite } from './demo-site.ts';
import { administrator, type Site } from './site.ts';

export type Session = Awaited<ReturnType<typeof openSession>>;

/** A site with the demo content, to be changed, its database and the one session of it. */
export async function borrowSignedIn() {
  const { database, ...site } = await borrowDemoSite();
  return { site, database, session: await openSession(site, database) };
}

/** The one session of a site, which `keep` puts back as one that lasts that long from now. */
async function openSession({ origin }: Site, database: DatabaseSync) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  database.exec('delete from auth_session');
  const cookie = await signInTo(origin, email, password);
  const row = { ...database.prepare('select * from auth_session').get() };
  const columns = Object.keys(row);
  const replace = database.prepare(
    `insert or replace into auth_session (${columns.join()}) values (${columns.map(() => '?').join()})`,
  );
  return {
    cookie,
    expireIn(lastsMs: number) {
      const lasting = { ...row, expires_at: new Date(Date.now() + lastsMs).toISOString() };
      replace.run(...Object.values(lasting));
    },
  };
}

/** Made before each request: the server deletes an expired session when it meets one. */
export const strangers: [stranger: string, readCookie: (session: Session) => string][] = [
  ['without a session', () => ''],
  ['with an expired session', (session) => (session.expireIn(-1_000), session.cookie)],
  [
    'with a forged cookie',
    ({ cookie }) => cookie.replace(/session_token=[^;]+/, 'session_token=forged.AAAA'),
  ],
  [
    'with a session signed by another',
    ({ cookie }) => cookie.replace(/(session_token=[^.]+)\.[^;]+/, `$1.${'B'.repeat(43)}%3D`),
  ],
  [
    'with the cookie of the device alone',
    ({ cookie }) => cookie.replace(/\S*session_token=[^;]+;?\s*/, ''),
  ],
];
