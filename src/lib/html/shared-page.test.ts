import { expect, test } from 'vitest';
import { sharedPage } from './shared-page.ts';

test('a shared page is marked as a preview, and its forms are inert', () => {
  const html = '<head><title>A</title></head><body class="b"><form action="#x"></form></body>';
  const shared = sharedPage(html, {
    label: 'Preview',
    title: `Preview of <b>$& "Fern"`,
    note: 'Available until Jan 12, 2026, 9:29 a.m.',
    styles: '/strip.css',
  });
  expect(shared).toContain('<link rel="stylesheet" href="/strip.css"></head>');
  expect(shared).toMatch(/<body class="b"><aside .*Preview of &lt;b&gt;\$&amp; &quot;Fern&quot;/);
  expect(shared).toContain('Available until Jan 12, 2026, 9:29 a.m.');
  expect(shared).toContain('<form inert action="#x">');
});
