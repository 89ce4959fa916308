import { expect, test } from '../../../tests/fixtures.ts';

test('the brochure of a project and that of a shortlist are documents, and of nothing else there are any', async ({
  page,
  request,
  expectError,
}) => {
  await page.goto('/projects/lantern-pier');
  const link = page.getByRole('link', { name: 'Brochure' });
  await expect(link).toHaveAttribute('href', '/projects/lantern-pier/brochure.pdf');
  const answer = await request.get('/projects/lantern-pier/brochure.pdf?utm_source=letter');
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  expect(await answer.body().then((body) => body.subarray(0, 5).toString())).toBe('%PDF-');
  const { etag = '' } = answer.headers();
  const again = await request.get('/projects/lantern-pier/brochure.pdf', {
    headers: { 'if-none-match': etag },
  });
  expect(again.status()).toBe(304);
  const shortlist = await request.get('/shortlist/brochure.pdf?projects=lantern-pier');
  expect(shortlist.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
  });
  for (const address of ['/projects/no-such-house/brochure.pdf', '/shortlist/brochure.pdf'])
    expect((await request.get(address)).status()).toBe(404);
  expectError('404');
  await page.goto('/projects/no-such-house/brochure.pdf');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
});
