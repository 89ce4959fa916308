import { commandLine } from './command-line.ts';
import './node-version.ts';
import { resetPassword } from '../src/platform/accounts/administrators.ts';
import { newPasswordFault } from '../src/platform/accounts/breaches.ts';
import { db } from '../src/platform/database/database.ts';
import { migrateDatabase, prepareDataFolder } from '../src/start-up.ts';
import { ask, askPassword, refuse } from './ask.ts';

const email = await ask(commandLine('reset-password').values.email, 'Email');
const password = await askPassword();
const wrongPassword = await newPasswordFault(password, email);
if (wrongPassword) refuse(`The password ${wrongPassword}`);

await prepareDataFolder()
  .then(migrateDatabase)
  .catch((cause: Error) => refuse(cause.message));
if (!(await resetPassword(email, password))) refuse(`No account with the email ${email}`);
await db.destroy();
console.log(
  `Password changed for ${email}. Sessions and passkeys were removed and sign-in limits reset.`,
);
