import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeImage } from './older-site.ts';

export const oldSite = 'https://old.example';

/** A WordPress export of this many posts, each with so many pictures, and a page; its uploads are beside it. */
export async function writeWordPress({ posts = 2, imagesOfPost = 2, width = 60 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'wordpress-'));
  const items: string[] = [];
  let number = 0;
  for (let post = 1; post <= posts; post++) {
    const urls: string[] = [];
    for (let image = 1; image <= imagesOfPost; image++) {
      number += 1;
      const name = `2019/03/photo-${number}.jpg`;
      const file = path.join(folder, 'uploads', name);
      mkdirSync(path.dirname(file), { recursive: true });
      await makeImage(file, number, width + Math.floor(number / 256));
      urls.push(`${oldSite}/wp-content/uploads/${name}`);
      // Those of the second post belong to none.
      items.push(attachment(10_000 + number, urls.at(-1) ?? '', post === 2 ? 0 : post));
    }
    items.push(
      wordPressItem({
        id: post,
        title: `Post ${post} &amp; more`,
        link: `${oldSite}/2019/03/post-${post}/`,
        content: `<!-- wp:paragraph --><p>Hello <strong>there</strong>.</p><!-- /wp:paragraph --><p>${urls.map((url) => `<img src="${url}">`).join('')}</p><iframe src="https://x.example"></iframe>[gallery ids="1"]`,
        meta: {
          _thumbnail_id: String(10_000 + (post - 1) * imagesOfPost + 1),
          ...(post === 1 && { _wp_old_slug: 'its-first-name' }),
        },
      }),
    );
  }
  items.push(
    wordPressItem({
      id: 900,
      type: 'page',
      title: 'Our story',
      name: 'our-story',
      link: `${oldSite}/our-story/`,
      content: 'First.\n\nSecond.\n\n<h2>Then</h2>\n\nThird <script>alert(1)</script>.',
    }),
    wordPressItem({
      id: 901,
      title: 'Not yet',
      status: 'draft',
      link: `${oldSite}/?p=901`,
      content: 'Soon.',
    }),
    wordPressItem({ id: 902, type: 'nav_menu_item', title: 'Menu', link: '', content: '' }),
  );
  const file = path.join(folder, 'old.WordPress.xml');
  writeFileSync(file, wordPressFile(items));
  return file;
}

export function wordPressFile(items: readonly string[], head = '') {
  return `<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old</title><link>${oldSite}</link><wp:base_blog_url>${oldSite}</wp:base_blog_url>
<wp:author><wp:author_id>7</wp:author_id><wp:author_login><![CDATA[noor]]></wp:author_login><wp:author_display_name><![CDATA[Noor Haddad]]></wp:author_display_name></wp:author>
<wp:category><wp:term_id>2</wp:term_id><wp:category_nicename>homes</wp:category_nicename><wp:category_parent></wp:category_parent></wp:category>
<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>launches</wp:category_nicename><wp:category_parent>homes</wp:category_parent></wp:category>
<wp:tag><wp:term_id>4</wp:term_id><wp:tag_slug>%e6%b5%b7</wp:tag_slug></wp:tag>
${items.join('\n')}
</channel></rss>`;
}

type Written = {
  id: number;
  type?: string;
  title: string;
  link: string;
  name?: string;
  status?: string;
  content: string;
  meta?: Record<string, string>;
  /** Further elements. */
  more?: string;
};

export function wordPressItem({
  id,
  type = 'post',
  title,
  link,
  name = '',
  status = 'publish',
  content,
  meta = {},
  more = '',
}: Written) {
  const metas = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${title}</title><link>${link}</link><dc:creator><![CDATA[noor]]></dc:creator><content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[2019-03-04 10:00:00]]></wp:post_date><wp:post_name><![CDATA[${name}]]></wp:post_name><wp:status><![CDATA[${status}]]></wp:status><wp:post_type><![CDATA[${type}]]></wp:post_type><category domain="category" nicename="launches"><![CDATA[New Launch]]></category>${metas.join('')}${more}</item>`;
}

export function attachment(id: number, url: string, parent: number) {
  return `<item><title>Photo</title><link>${oldSite}/photo-${id}/</link><wp:post_id>${id}</wp:post_id><wp:post_parent>${parent}</wp:post_parent><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${url}</wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Photo ${id}</wp:meta_value></wp:postmeta></item>`;
}
