import { expect, test } from 'vitest';
import { stillPage } from './still-page.ts';

test('a still page keeps its text, has no scripts and takes no focus', () => {
  const html =
    '<head><script type="module" src="/a.js"></script><link rel="modulepreload" href="/a.js"></head>' +
    '<body class="b"><p>One</p><script>two("</p>")</script><p>Three</p></body>';
  expect(stillPage(html)).toBe('<head></head><body inert class="b"><p>One</p><p>Three</p></body>');
});
