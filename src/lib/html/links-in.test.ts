import { expect, test } from 'vitest';
import { linksIn } from './links-in.ts';

test('the links of a record are its web addresses and those in its rich text', () => {
  const record = {
    name: 'Ingrid',
    website: 'https://halvorsen.example',
    linkedin: null,
    email: 'ingrid@solmere.example',
    imageUrl: '/media/images/partners/abc_1200x1500_a29a8c.jpg',
    mediaUrl: '/vip',
    bio: 'See https://not.example for / or more',
    content: JSON.stringify({
      hero: {
        subtitle:
          '<p><a href="/projects?a=1&amp;b=2">all</a> <a class="x" href=\'/join\'>x</a></p>',
      },
      sections: [
        { content: '<a href="mailto:a@b.example">write</a><a href="http://old.example/">o</a>' },
      ],
    }),
  };
  expect([...linksIn(record)]).toEqual([
    'https://halvorsen.example',
    '/vip',
    '/projects?a=1&b=2',
    '/join',
    'http://old.example/',
  ]);
});
