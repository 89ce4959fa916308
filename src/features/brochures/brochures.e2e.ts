import { expect, test } from '../../../tests/fixtures.ts';

test('projects and shortlists have brochures, and unknown projects have none', async ({
  page,
  request,
  expectError,
}) => {
  await page.goto('/projects/lantern-pier');
  const link = page.getByRole('link', { name: 'Brochure' });
  await expect(link).toHaveAttribute('href', '/projects/lantern-pier/brochure.pdf');
  const response = await request.get('/projects/lantern-pier/brochure.pdf?utm_source=letter');
  expect(response.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  expect(await response.body().then((body) => body.subarray(0, 5).toString())).toBe('%PDF-');
  const { etag = '' } = response.headers();
  const cachedResponse = await request.get('/projects/lantern-pier/brochure.pdf', {
    headers: { 'if-none-match': etag },
  });
  expect(cachedResponse.status()).toBe(304);
  const shortlist = await request.get('/shortlist/brochure.pdf?projects=lantern-pier');
  expect(shortlist.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  });
  for (const url of ['/projects/no-such-house/brochure.pdf', '/shortlist/brochure.pdf'])
    expect((await request.get(url)).status()).toBe(404);
  expectError('404');
  await page.goto('/projects/no-such-house/brochure.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});
