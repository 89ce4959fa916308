import { noteSourceTexts } from '../../lib/text/name-language.ts';
import type { WithLanguage } from '../../model/record.ts';
import { reading, type PreviewTarget } from '../../records/preview-target.server.ts';
import {
  inLanguage,
  isSourceLanguage,
  readAlts,
} from '../../records/translations/in-language.server.ts';
import type { LineSlot } from '../../site/settings/places.ts';
import { monthIn } from '../../lib/time/format-month.ts';
import { locale } from '../../lib/text/locale.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import { toImage } from '../media/media.ts';
import { namesSellers } from '../places/lines.ts';
import { findCurrency } from '../residences/money.ts';
import { readTypedPrice, typedPriceText, withCurrencyCodes } from './card/price-text.ts';
import { publicFacts, recordFrom } from './project-row.ts';
import { projectSchema, type ProjectInput } from './project.ts';

export function selectProjects(preview?: PreviewTarget) {
  return selectJoined(['card', 'social-card'], preview).selectAll('projects');
}

/** Long columns that only the page of a project reads. */
type UnlistedColumn = 'residences' | 'timeline' | 'homesAsOf';

type ListedColumn = Exclude<keyof ProjectInput, UnlistedColumn>;

const listedColumns = Object.keys(projectSchema.shape)
  .filter((name) => !['residences', 'timeline'].includes(name))
  .map((name) => `projects.${name as ListedColumn}` as const);

/** Omits the long columns. Lists show the figures computed from the homes. */
export function selectListedProjects() {
  return selectJoined(['card'])
    .select(listedColumns)
    .select([
      'projects.id',
      'projects.revision',
      'projects.updatedAt',
      'projects.displayOrder',
      'projects.residenceFigures',
    ]);
}

/** With the partner, if lines in one of these slots depend on who sells. */
function selectJoined(slots: readonly LineSlot[], preview?: PreviewTarget) {
  return reading(preview)
    .selectFrom('projects')
    .leftJoin('media as logo', 'logo.url', 'projects.logoUrl')
    .leftJoin('developers as developer', 'developer.id', 'projects.developerId')
    .leftJoin('media as mark', 'mark.url', 'developer.logoUrl')
    .select('logo.alt as logoAlt')
    .select([
      'developer.name as developerName',
      'developer.description as developerDescription',
      'developer.website as developerWebsite',
    ])
    .select(['mark.url as markUrl', 'mark.alt as markAlt'])
    .$if(namesSellers(slots), (query) =>
      query
        .leftJoin('partners as partner', 'partner.id', 'projects.partnerId')
        .select([
          'partner.name as partnerName',
          'partner.brokerage as partnerBrokerage',
          'partner.licensedName as partnerLicensedName',
          'partner.licenceClass as partnerLicenceClass',
          'partner.licenceNumber as partnerLicenceNumber',
        ]),
    );
}

type FullRow = Awaited<ReturnType<ReturnType<typeof selectProjects>['execute']>>[number];

export type JoinedRow = Omit<FullRow, UnlistedColumn | 'publication'> & {
  [Name in UnlistedColumn]?: string | null;
};

/** Projects with developer and seller in the language of the content. What is not translated has a `lang`. */
export async function projectsFrom(rows: JoinedRow[]) {
  return (await withTranslations(rows)).map(projectFrom);
}

type ShownRow = JoinedRow & WithLanguage & { developerLang?: string; partnerLang?: string };

async function withTranslations(rows: JoinedRow[]): Promise<ShownRow[]> {
  if (isSourceLanguage()) return rows;
  const altOf = await readAlts();
  const projects = await inLanguage('projects', rows);
  const developers = await inLanguage(
    'developers',
    rows.map((row) => ({ id: row.developerId ?? '', description: row.developerDescription })),
  );
  const partners = await inLanguage(
    'partners',
    rows.map((row) => ({ id: row.partnerId ?? '', licenceClass: row.partnerLicenceClass ?? null })),
  );
  return projects.map((row, index) => {
    const [developer, partner] = [developers[index], partners[index]];
    return {
      ...row,
      logoAlt: altOf(row.logoUrl, row.logoAlt, row.lang),
      markAlt: altOf(row.markUrl, row.markAlt, developer?.lang),
      developerDescription: developer?.description ?? null,
      ...(developer?.lang !== undefined && { developerLang: developer.lang }),
      partnerLicenceClass: partner?.licenceClass ?? null,
      ...(partner?.lang !== undefined && { partnerLang: partner.lang }),
    };
  });
}

function projectFrom({
  logoAlt,
  developerName,
  developerDescription,
  developerWebsite,
  markUrl,
  markAlt,
  partnerName,
  partnerBrokerage,
  partnerLicensedName,
  partnerLicenceClass,
  partnerLicenceNumber,
  developerLang,
  partnerLang,
  ...row
}: ShownRow) {
  const developer =
    developerName === null
      ? null
      : {
          name: developerName,
          description: developerDescription ?? '',
          website: developerWebsite,
          logo: toImage(markUrl, markAlt),
          ...(developerLang !== undefined && { lang: developerLang }),
        };
  const ownRecord = recordFrom({ ...row, residences: null, timeline: null, homesAsOf: null });
  const record = { ...ownRecord, ...publicFacts(row) };
  return {
    ...(row.lang === undefined ? record : withOwnValues(record)),
    ...(row.lang !== undefined && { lang: row.lang }),
    seller: partnerName
      ? {
          name: partnerName,
          brokerage: partnerBrokerage ?? null,
          licensedName: partnerLicensedName ?? null,
          licenceClass: partnerLicenceClass ?? null,
          licenceNumber: partnerLicenceNumber ?? null,
          ...(partnerLang !== undefined && { lang: partnerLang }),
        }
      : null,
    homesAsOf: row.homesAsOf ?? null,
    logo: toImage(row.logoUrl, logoAlt),
    developer,
  };
}

/** A record that is not translated, with the prices and dates that the site can write in the language of the content. */
function withOwnValues<
  Row extends Pick<ProjectInput, 'specifications' | 'completionDate' | 'city'>,
>(record: Row): Row {
  const { completionDate, city } = record;
  const { priceRange, strataFees } = record.specifications;
  const price = priceFromSource(record);
  noteSourceTexts(
    [price === undefined ? priceRange : null, strataFees].flatMap((text) =>
      text ? withCurrencyCodes(text, findCurrency(city)) : [],
    ),
  );
  return {
    ...record,
    specifications: { ...record.specifications, priceRange: price ?? priceRange },
    completionDate: completionDate && (monthIn(locale(), completionDate) ?? completionDate),
  };
}

type TypedInSource = Pick<ProjectInput, 'city'> & {
  specifications: Pick<ProjectInput['specifications'], 'priceRange'>;
};

/** A price typed in the source language, in the words of the content's language. Undefined if the text says more. */
export function priceFromSource({ specifications: { priceRange }, city }: TypedInSource) {
  const price = runInLanguage(undefined, () =>
    readTypedPrice(priceRange ?? '', findCurrency(city)),
  );
  return price && typedPriceText(price);
}
