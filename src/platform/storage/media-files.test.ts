import { afterEach, describe, expect, test, vi } from 'vitest';
import { log } from '../observability/log.ts';
import { video, logo, photo, serveFrom, stores } from '../../../tests/fixtures/media-server.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(stores)('from %s', (_name, storage) => {
  const { onMissing, ask, put } = serveFrom(storage);

  test('every kind of file has its content type and cache lifetime', async () => {
    await put(`${photo}/480.avif`, '480 avif');
    const kinds = [
      [`${photo}.jpg`, 'image/jpeg', 'public, max-age=3600'],
      [logo, 'image/svg+xml', 'public, max-age=3600'],
      [`${photo}/480.avif`, 'image/avif', 'public, max-age=31536000, immutable'],
      [video, 'video/mp4', 'public, max-age=31536000'],
    ] as const;
    for (const [key, type, cacheControl] of kinds) {
      const { status, headers } = await ask(key);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
    }
  });

  test('every response keeps browsers from running its content', async () => {
    for (const key of [logo, video, 'images/unknown']) {
      expect((await ask(key)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
      });
    }
  });

  test('a drawing in another language may bring a face of its own, and runs nothing', async () => {
    const { status, headers, body } = await ask(`${logo}?in=fr`);
    expect({ status, body }).toEqual({ status: 200, body: '<svg>é</svg>' });
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': '13',
      'cache-control': 'public, max-age=3600',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await ask(`${logo}?in=fr`, {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask(`${logo}?in=nb`)).toMatchObject({ status: 200, body: '<svg/>' });
    vi.spyOn(log, 'error').mockReturnValue();
    expect(await ask(`${logo}?in=away`)).toMatchObject({ status: 503 });
  });

  test('the PDF of a floor plan is downloaded, not opened', async () => {
    const pdf = 'images/plans/dddddddddddddddddddddddd_2400x1800_f8f8f8/floor-plan.pdf';
    await put(pdf, '%PDF');
    expect((await ask(pdf)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await ask(logo)).headers['content-disposition']).toBeUndefined();
  });

  test('HEAD sends the same headers without the file', async () => {
    const { status, headers, body } = await ask(video, {}, 'HEAD');
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes' });
  });

  test('only GET and HEAD are answered', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(video, {}, method);
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    }
  });

  test('a file that the browser has cached is not sent again', async () => {
    const { headers } = await ask(video);
    const byTag = await ask(video, { 'if-none-match': headers.etag });
    expect(byTag).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } });
    const byDate = await ask(video, { 'if-modified-since': headers['last-modified'] });
    expect(byDate.status).toBe(304);
    expect((await ask(video, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-3,2-5', 206, '012345', 'bytes 0-5/10'],
    ['bytes=10-', 416, 'Range not satisfiable', 'bytes */10'],
    ['bytes=0-1,8-9', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('Range: %s', async (range, status, body, contentRange) => {
    const response = await ask(video, { range });
    expect(response).toMatchObject({ status, body });
    expect(response.headers['content-range']).toBe(contentRange);
    expect(response.headers['content-length'] ?? `${body.length}`).toBe(`${body.length}`);
  });

  test('a range of another version of the file is not sent', async () => {
    const { headers } = await ask(video);
    const range = 'bytes=0-1';
    expect((await ask(video, { range, 'if-range': headers.etag })).status).toBe(206);
    expect((await ask(video, { range, 'if-range': headers['last-modified'] })).status).toBe(206);
    expect((await ask(video, { range, 'if-range': '"other"' })).status).toBe(200);
  });

  test('a pending variant is replaced by the nearest one, cached for a minute', async () => {
    const pending = 'images/news/dddddddddddddddddddddddd_2500x800_a29a8c';
    await put(`${pending}.png`, 'master');
    const whileNothingIsReady = await ask(`${pending}/1600.avif`);
    expect(whileNothingIsReady).toMatchObject({ status: 200, body: 'master' });
    expect(whileNothingIsReady.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
    });

    await put(`${pending}/1600.webp`, '1600 webp');
    expect(await ask(`${pending}/1600.avif`)).toMatchObject({
      body: '1600 webp',
      headers: { 'content-type': 'image/webp' },
    });

    for (const name of ['1200.jpg', '1280.png'])
      expect(await ask(`${pending}/${name}`)).toMatchObject({ status: 200, body: 'master' });

    await put(`${pending}/1200.jpg`, 'card');
    await put(`${pending}/480.avif`, '480 avif');
    await put(`${pending}/960.avif`, '960 avif');
    expect(await ask(`${pending}/1600.avif`)).toMatchObject({
      body: '960 avif',
      headers: { 'content-type': 'image/avif' },
    });
    const stillPending = await ask(`${pending}/1600.avif`);

    await put(`${pending}/1600.avif`, '1600 avif');
    const ready = await ask(`${pending}/1600.avif`, { 'if-none-match': stillPending.headers.etag });
    expect(ready).toMatchObject({ status: 200, body: '1600 avif' });
  });

  test.each([
    'images/news/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c.jpg',
    'images/news/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c/480.avif',
    `${photo}/1600.avif`,
    `${photo}/481.avif`,
    photo,
    '',
    '../solmere.db',
    '%2e%2e/solmere.db',
    `images/logos/../logos/${logo.slice(13)}`,
    logo.replaceAll('/', '%2f'),
    `${logo}%00`,
    `${logo}/`,
    'images/logos/%E0%A4%A.svg',
    `images/logos/${'a'.repeat(5_000)}.svg`,
  ])('%s is not found', async (key) => {
    expect(await ask(key)).toMatchObject({
      status: 404,
      body: 'Not found',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  });

  test('onMissing is called for each missing original and variant', async () => {
    onMissing.mockClear();
    await put(`${photo}/960.webp`, '960 webp');
    for (const key of [video, `${photo}.jpg`, `${photo}/960.webp`, 'no-key']) await ask(key);
    expect(onMissing).not.toHaveBeenCalled();
    const missing = [
      `${photo}/960.avif`,
      'images/news/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c.jpg',
    ];
    for (const key of missing) await ask(key);
    expect(onMissing.mock.calls).toEqual(missing.map((key) => [key]));
  });

  test('the query string is ignored', async () => {
    expect(await ask(`${logo}?../x`)).toMatchObject({ status: 200, body: '<svg/>' });
  });

  test('a storage failure is answered with 503, not cached, and logged once', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    for (const read of ['stat', 'open'] as const) {
      const failing = vi.spyOn(storage, read).mockRejectedValue(new Error('EIO'));
      for (const key of [video, logo, video]) {
        const { status, headers } = await ask(key);
        expect(status).toBe(503);
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
      }
      expect(error).toHaveBeenCalledOnce();
      error.mockClear();
      failing.mockRestore();
      expect((await ask(video)).status).toBe(200);
    }
  });

  test('a file deleted after it was found is answered with 404', async () => {
    const stat = await storage.stat(video);
    vi.spyOn(storage, 'stat').mockResolvedValue(stat);
    expect(await ask('videos/news/999999999999999999999999.mp4')).toMatchObject({ status: 404 });
  });
});
