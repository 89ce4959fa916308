import { commandLine } from './command-line.ts';
import './node-version.ts';
import { linkAddress } from '../src/admin/session/session-paths.ts';
import { db } from '../src/platform/database/database.ts';
import { env } from '../src/platform/env/env.ts';
import { linkLifetimeMinutes, makeLinkToken } from '../src/platform/accounts/sign-in-link.ts';
import { migrateDatabase, prepareDataFolder } from '../src/start-up.ts';
import { ask, refuse } from './ask.ts';

const email = await ask(commandLine('sign-in-link').values.email, 'Email');

await prepareDataFolder()
  .then(migrateDatabase)
  .catch((cause: Error) => refuse(cause.message));
const token = await makeLinkToken(email);
if (token === undefined) refuse(`No account with the email ${email}`);
await db.destroy();
console.log(new URL(linkAddress(token), env.siteUrl).href);
console.log(`Signs in as ${email}. Works once and expires in ${linkLifetimeMinutes} minutes.`);
