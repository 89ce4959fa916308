/**
 * Passwords and keys are hashed in the same way, but quickly: to take long is what they do on purpose. `npm test` has every
 * process begin with this; the long run has them hashed as they are.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt, scryptSync } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 256 }, done);
crypto.scryptSync = (password, salt, length, options) =>
  scryptSync(password, salt, length, { ...options, N: 256 });
syncBuiltinESMExports();
