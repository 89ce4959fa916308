import { mediaUrl } from '../../../lib/media/media-key.ts';
import type { MovedNoun } from '../moving.ts';
import { objectIn, snakeCase, type SourceRow } from './older-site.ts';

/** What this site stores besides the content. */
const unwritten = new Set(['id', 'revision', 'updatedAt', 'displayOrder', 'publication']);

/** A record as a row of the older system's table. Fields that only this site has follow those of the older system. */
export function olderRow(
  noun: MovedNoun,
  record: SourceRow,
  pathOf: (url: string) => string,
): SourceRow {
  const { id, updatedAt, displayOrder } = record;
  const fields = Object.entries(record)
    .filter(([name]) => !unwritten.has(name))
    .map(([name, value]) => [snakeCase(name), value] as const);
  const row = {
    id,
    ...Object.fromEntries(fields),
    ...(noun === 'pages' && { content: olderContent(objectIn(record['content'])) }),
    ...(displayOrder !== undefined && { display_order: displayOrder }),
    updated_at: updatedAt,
  };
  return withPaths(row, pathOf) as SourceRow;
}

/** A translation as a row, with its texts as a list, since their paths may name files. */
export function translationRow(record: SourceRow, pathOf: (url: string) => string): SourceRow {
  const { noun, recordId, fields, updatedAt } = record;
  const texts = Object.entries(Object(fields) as Record<string, SourceRow>).map(
    ([path, { source, text }]) => ({
      ...(path.startsWith(altPrefix) ? { alt: pathOf(path.slice(altPrefix.length)) } : { path }),
      source: withPaths(source, pathOf),
      text: withPaths(text, pathOf),
    }),
  );
  // An image has other names on another site.
  const source = noun === 'media' ? pathOf(mediaUrl(String(recordId))) : recordId;
  return { noun, record: source, texts, updated_at: updatedAt };
}

function olderContent(content: SourceRow) {
  if ('navigation' in content) {
    const navigation = objectIn(content['navigation']);
    return {
      navigation: {
        logo_type: navigation['logoType'],
        logo_text: navigation['logoText'],
        logo_url: navigation['logoUrl'],
      },
      footer_logos: { logo3_url: objectIn(content['footerLogos'])['logo3Url'] },
    };
  }
  const hero = objectIn(content['hero']);
  const images = objectIn(hero['images']);
  const projects = objectIn(content['projects']);
  const featured = (projects['featured'] ?? []) as { projectId: string }[];
  return {
    hero: {
      ...hero,
      images: {
        top_square: images['topSquare'],
        bottom_square: images['bottomSquare'],
        right_skyscraper: images['rightSkyscraper'],
      },
    },
    sections: ((content['sections'] ?? []) as SourceRow[]).map((section) => ({
      title: section['title'],
      subheading: section['subheading'],
      content: section['content'],
      image_url: section['imageUrl'],
      image_alignment: section['imageAlignment'],
      medallion_logo_url: section['medallionLogoUrl'],
    })),
    ...(content['words'] !== undefined && { words: content['words'] }),
    ...(content['projects'] !== undefined && {
      projects: {
        hero_id: projects['heroId'],
        featured: featured.map(({ projectId }) => projectId),
      },
    }),
  };
}

/** Of the paths of alternative texts, which end in the URL of their image. */
export const altPrefix = 'alt:';

/** Paths in the buckets in place of URLs of stored files, also of those that rich texts show. */
export function withPaths(value: unknown, pathOf: (url: string) => string): unknown {
  if (typeof value === 'string')
    return value.startsWith('/media/')
      ? pathOf(value)
      : value.replaceAll(/(?<=<(?:img|video) src=")\/media\/[^"]*/g, pathOf);
  if (Array.isArray(value)) return value.map((part: unknown) => withPaths(part, pathOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withPaths(part, pathOf)]),
  );
}
