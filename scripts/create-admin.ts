import { commandLine } from './command-line.ts';
import './node-version.ts';
import { createAdministrator } from '../src/platform/accounts/administrators.ts';
import { newPasswordFault } from '../src/platform/accounts/breaches.ts';
import { emailFault } from '../src/platform/accounts/password.ts';
import { db } from '../src/platform/database/database.ts';
import { migrateDatabase, prepareDataFolder } from '../src/start-up.ts';
import { ask, askPassword, refuse } from './ask.ts';

const { values } = commandLine('create-admin');
const email = await ask(values.email, 'Email');
const wrongEmail = emailFault(email);
if (wrongEmail) refuse(`The email ${wrongEmail}`);
const name = await ask(values.name, 'Name');
const password = await askPassword();
const wrongPassword = await newPasswordFault(password, email);
if (wrongPassword) refuse(`The password ${wrongPassword}`);

await prepareDataFolder()
  .then(migrateDatabase)
  .catch((cause: Error) => refuse(cause.message));
if (!(await createAdministrator({ email, name: name || email, password })))
  refuse(`${email} already has an account`);
await db.destroy();
console.log(`${email} can sign in.`);
