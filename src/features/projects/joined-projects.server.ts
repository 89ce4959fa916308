import { db } from '../../platform/database.ts';
import { imageOf } from '../media/media.ts';
import { recordFrom } from './project-row.ts';

/** Projects with their logo and their developer. */
export function selectProjects() {
  return db
    .selectFrom('projects')
    .leftJoin('media as logo', 'logo.url', 'projects.logoUrl')
    .leftJoin('developers as developer', 'developer.id', 'projects.developerId')
    .leftJoin('media as mark', 'mark.url', 'developer.logoUrl')
    .selectAll('projects')
    .select(['logo.alt as logoAlt', 'logo.focalX as logoX', 'logo.focalY as logoY'])
    .select([
      'developer.name as developerName',
      'developer.description as developerDescription',
      'developer.website as developerWebsite',
    ])
    .select([
      'mark.url as markUrl',
      'mark.alt as markAlt',
      'mark.focalX as markX',
      'mark.focalY as markY',
    ]);
}

type JoinedRow = Awaited<ReturnType<ReturnType<typeof selectProjects>['execute']>>[number];

export function projectFrom({
  logoAlt,
  logoX,
  logoY,
  developerName,
  developerDescription,
  developerWebsite,
  markUrl,
  markAlt,
  markX,
  markY,
  ...row
}: JoinedRow) {
  const developer =
    developerName === null
      ? null
      : {
          name: developerName,
          description: developerDescription ?? '',
          website: developerWebsite,
          logo: imageOf(markUrl, markAlt, markX, markY),
        };
  return {
    ...recordFrom(row),
    logo: imageOf(row.logoUrl, logoAlt, logoX, logoY),
    developer,
  };
}
