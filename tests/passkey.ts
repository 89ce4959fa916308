import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What a browser answers that has made a passkey: a new key on a device that has seen its user. */
export function passkeyFor({ challenge, rp }: { challenge: string; rp: { id?: string } }) {
  const id = randomBytes(16);
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // In CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
  const key = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const siteHash = createHash('sha256')
    .update(rp.id ?? '')
    .digest();
  // Present, verified, with a key; no signatures yet; a device of no kind; the length of the id.
  const state = Buffer.from(`4500000000${'00'.repeat(16)}0010`, 'hex');
  const data = Buffer.concat([siteHash, state, id, key]);
  // In CBOR: { fmt: 'none', attStmt: {}, authData: data }
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, data.length]),
    data,
  ]);
  const client = { type: 'webauthn.create', challenge, origin: process.env['SITE_URL'] };
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(JSON.stringify(client)).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    },
  };
}
