import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Encrypts with a password; {@link unseal} detects a wrong one. */
export function seal(text: string, password: string) {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(algorithm, deriveKey(password, salt), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [salt, nonce, cipher.getAuthTag(), encrypted]
    .map((part) => part.toString('base64url'))
    .join('.');
}

/** Undefined if the password is wrong or the text was changed. */
export function unseal(sealed: string, password: string) {
  const [salt, nonce, tag, encrypted] = sealed
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (!salt || !nonce || !tag || !encrypted) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(password, salt), nonce, {
      authTagLength: 16,
    }).setAuthTag(tag);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function deriveKey(password: string, salt: Buffer) {
  return scryptSync(password, salt, 32);
}
