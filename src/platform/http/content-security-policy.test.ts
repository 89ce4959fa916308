import { expect, test } from 'vitest';
import { withoutUnusedHashes } from './content-security-policy.ts';

const ofHello = `'sha256-mTytrf2QssaOZNGNRT1WCtMRd3ocH8LJxQQu5qMUanU='`;
const ofStyle = `'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='`;
const policy = `script-src 'self' 'sha256-unused' ${ofHello}; style-src 'self' ${ofStyle}; base-uri 'none';`;

test('hashes that the page does not use are removed, the others stay', () => {
  const html = `<style>p{}</style><script type="module">hello()</script><script src="/a.js"></script>`;
  const dropped = withoutUnusedHashes(policy, html);
  expect(dropped).toBe(policy.replace(` 'sha256-unused'`, ''));
});

test('no hash is added for a script that the policy does not list', () => {
  const html = `<script>stolen()</script>`;
  expect(withoutUnusedHashes(policy, html)).toBe(
    `script-src 'self'; style-src 'self'; base-uri 'none';`,
  );
});

test('a page with an island keeps all hashes', () => {
  expect(withoutUnusedHashes(policy, '<astro-island></astro-island>')).toBe(policy);
});
