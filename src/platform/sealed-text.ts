import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const algorithm = 'aes-256-gcm';

/** Encrypts under a password, so that {@link unseal} notices another one. */
export function seal(text: string, password: string) {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(algorithm, keyOf(password, salt), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [salt, nonce, cipher.getAuthTag(), encrypted]
    .map((part) => part.toString('base64url'))
    .join('.');
}

/** Undefined when it was sealed under another password, or changed since. */
export function unseal(sealed: string, password: string) {
  const [salt, nonce, tag, encrypted] = sealed
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'));
  if (!salt || !nonce || !tag || !encrypted) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, keyOf(password, salt), nonce, {
      authTagLength: 16,
    }).setAuthTag(tag);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(password: string, salt: Buffer) {
  return scryptSync(password, salt, 32);
}
