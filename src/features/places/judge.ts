import { legalMessages } from '../../messages/legal.ts';
import { longDate, todayIn } from '../../lib/time/dates.ts';
import { fold } from '../../lib/text/fold.ts';
import { fillPlaceholders } from '../../lib/text/placeholder-text.ts';
import { languageName, primaryLanguage } from '../../lib/text/languages.ts';
import { publicLanguages } from '../../model/languages.ts';
import { sitePlaceholders } from '../../site/placeholders.ts';
import { privacyOfficer } from '../../site/settings/officer.ts';
import type { LineSlot, Place, Rule } from '../../site/settings/places.ts';
import { findBrokerage, type Licensed } from '../../site/settings/sellers.ts';
import { settings } from '../../site/settings/settings.ts';
import { hasWord, type Ruling } from './words.ts';
import { languageGapText, type LanguageGap } from '../../model/translations/language-gap.ts';
import { finishedStatuses } from '../projects/page/project-completion.ts';
import { filingField, noFiling, type Legal } from '../projects/project-legal.ts';

/** The languages besides the site’s in which all of a record is public, such as `fr`, and what others lack. */
type Translated = {
  translatedInto?: readonly string[] | undefined;
  languageGaps?: Readonly<Record<string, LanguageGap | null>> | undefined;
};

export type JudgedProject = Translated & { city: string; status: string; legal?: Legal | null };

export type LicensedPartner = Licensed &
  Translated & {
    city?: string | null;
    photoDate?: string | null;
    imageUrl?: string | null;
  };

export type FindingState = 'ready' | 'missing' | 'not-filed' | 'expired' | 'not-asked';

/** What a rule finds in a record. */
export type Finding = Ruling & {
  rule: Rule;
  state: FindingState;
  /** What is there, as text. */
  value: string | null;
  /** The form path of the field that mends it; in the settings for what belongs there. Empty if there is none. */
  field: string;
  /** What is missing, and what to do, if more is known than that. */
  gap?: string | undefined;
};

/** Today in a time zone. */
type Today = (timeZone: string) => string;

type Subject = Translated & {
  legal?: Legal | null | undefined;
  partner?: LicensedPartner | undefined;
  /** The field that chooses the brokerage. */
  brokerageField: string;
  today: Today;
};

type Answer = Pick<Finding, 'state' | 'value' | 'field' | 'gap'>;

function findPlace(id: string | null | undefined): Place | undefined {
  return settings().places.places.find((place) => place.id === id);
}

/** The place that a city of the settings belongs to. */
function placeOfCity(city: string | null | undefined): Place | undefined {
  if (!city) return undefined;
  return settings().places.places.find(({ cities }) => cities.includes(city));
}

/** The place from which the company markets its projects. */
export function placeMarketedFrom(legal?: Pick<Legal, 'marketedFrom'> | null) {
  return findPlace(legal?.marketedFrom) ?? findPlace(settings().places.marketedFrom);
}

/** The place of its city and the place it is marketed from, each once. */
export function rulingsOfProject({ city, legal }: Pick<JudgedProject, 'city' | 'legal'>): Ruling[] {
  const [own, marketedFrom] = [placeOfCity(city), placeMarketedFrom(legal)];
  const rulings: Ruling[] = own ? [{ place: own }] : [];
  if (!marketedFrom || marketedFrom === own) return rulings;
  return [...rulings, { place: marketedFrom, because: 'the project is marketed from there' }];
}

export function placesOfProject(project: Pick<JudgedProject, 'city' | 'legal'>): Place[] {
  return rulingsOfProject(project).map(({ place }) => place);
}

/** The place of a partner’s city, or else of the brokerage. */
export function placeOfPartner(partner: LicensedPartner): Place | undefined {
  const licensedIn = findBrokerage(partner)?.place;
  return (
    placeOfCity(partner.city) ??
    settings().places.places.find(({ name }) => licensedIn && fold(name) === fold(licensedIn))
  );
}

/** The languages in which a record must be public before it is in the site’s. */
export function languagesAskedOf(places: readonly (Place | undefined)[], of: Rule['of']) {
  const rules = places.flatMap((place) => place?.rules ?? []);
  return rules.flatMap((rule) =>
    rule.of === of && rule.asks === 'language' && rule.force === 'gate' ? (rule.detail ?? []) : [],
  );
}

/** The key under which a project keeps the filing that a rule asks for. */
export function filingKey(place: Pick<Place, 'id'>, rule: Pick<Rule, 'id'>) {
  return `${place.id}/${rule.id}`;
}

export function judgeProject(
  project: JudgedProject,
  partner: LicensedPartner | undefined,
  today: Today = todayIn,
): Finding[] {
  const { legal, translatedInto, languageGaps } = project;
  const languages = { translatedInto, languageGaps };
  const subject = { legal, partner, ...languages, brokerageField: 'partnerId', today };
  const isPresale = !finishedStatuses.includes(project.status);
  return rulingsOfProject(project).flatMap((ruling) =>
    rulesAbout(ruling.place, 'project', 'brokerage').map((rule) =>
      rule.appliesTo === 'presale' && !isPresale
        ? { ...ruling, rule, ...notAsked }
        : { ...ruling, rule, ...answer(ruling.place, rule, subject) },
    ),
  );
}

export function judgePartner(partner: LicensedPartner, today: Today = todayIn): Finding[] {
  const place = placeOfPartner(partner);
  if (!place) return [];
  const { translatedInto, languageGaps } = partner;
  const languages = { translatedInto, languageGaps };
  const subject = { partner, ...languages, brokerageField: 'brokerage', today };
  return rulesAbout(place, 'partner', 'brokerage').map((rule) => ({
    place,
    rule,
    ...answer(place, rule, subject),
  }));
}

/** What all places ask of the company itself. */
export function judgeCompany(today: Today = todayIn): Finding[] {
  const translatedInto = publicLanguages().map(({ locale }) => primaryLanguage(locale));
  const subject = { translatedInto, brokerageField: '', today };
  return settings().places.places.flatMap((place) =>
    rulesAbout(place, 'company').map((rule) => ({ place, rule, ...answer(place, rule, subject) })),
  );
}

/** What refuses a publication. */
export function blocking(findings: readonly Finding[]) {
  return findings.filter(
    ({ rule, state }) =>
      rule.force === 'gate' &&
      (state === 'missing' ||
        state === 'expired' ||
        (state === 'not-filed' && rule.notFiled === 'refused')),
  );
}

/** True for a project that is public without prices and form until it is filed. */
export function isLimited(findings: readonly Finding[]) {
  return findings.some(({ rule, state }) => state === 'not-filed' && rule.notFiled === 'limited');
}

export type LineFacts = { legal?: Legal | null | undefined; partner?: LicensedPartner };

/** The filled lines of the rules that show there, each once, without the sentences that lack a fact. */
export function linesFor(findings: readonly Finding[], slot: LineSlot, facts: LineFacts = {}) {
  const lines = findings.flatMap((finding) =>
    finding.state === 'ready' && finding.rule.shows.includes(slot)
      ? (fillLine(finding, facts) ?? [])
      : [],
  );
  return [...new Set(lines)];
}

/** The line of a rule with its facts, without the sentences that lack one. Undefined if none is left. */
function fillLine(
  { place, rule }: Pick<Finding, 'place' | 'rule'>,
  { legal, partner }: LineFacts,
): string | undefined {
  const { line } = rule;
  if (line === null) return undefined;
  const filing = legal?.filings[filingKey(place, rule)];
  const brokerage = findBrokerage(partner);
  const values: Record<string, string | null | undefined> = {
    place: place.name,
    brokerage: brokerage?.name,
    'brokerage.licence': brokerage?.licence,
    partner: partner?.name,
    'licence.name': partner && (partner.licensedName ?? partner.name),
    'licence.class': partner?.licenceClass,
    'licence.number': partner?.licenceNumber,
    vendor: legal?.vendor,
    'vendor.licence': legal?.vendorLicence,
    holder: legal?.depositHolder,
    tenure: legal?.tenure && legalMessages().tenures[legal.tenure],
    transaction: legal?.transaction && legalMessages().transactions[legal.transaction],
    'filing.name': rule.asks === 'filing' ? rule.detail : undefined,
    'filing.number': filing?.number,
    'filing.date': dateText(filing?.filedOn),
    'filing.amended': dateText(filing?.amendedOn),
    'filing.expiry': dateText(filing?.expiresOn),
  };
  const own = Object.entries(values).map(([name, value]) => ({ name, value: value ?? '' }));
  const all = [...own, ...sitePlaceholders().filter(({ name }) => !(name in values))];
  // A name such as “Realty Ltd.” ends its sentence itself.
  return fillPlaceholders(line, all).replaceAll(/(?<!\.)\.\.(?=\s|$)/g, '.') || undefined;
}

const notAsked: Answer = { state: 'not-asked', value: null, field: '' };

function rulesAbout({ rules }: Place, ...subjects: Rule['of'][]) {
  return rules.filter(({ of }) => subjects.includes(of));
}

function answer(place: Place, rule: Rule, subject: Subject): Answer {
  const { legal, partner, brokerageField } = subject;
  const brokerage = findBrokerage(partner);
  switch (rule.asks) {
    case 'brokerage':
      return presence(brokerage?.name, brokerageField);
    case 'brokerage-licence':
      return presence(brokerage?.licence, brokerageField);
    case 'brokerage-word':
      return hasWord(brokerage?.name ?? '', rule.detail ?? '')
        ? presence(brokerage?.name, brokerageField)
        : { state: 'missing', value: brokerage?.name ?? null, field: brokerageField };
    case 'licensed-name':
      return presence(partner?.licensedName ?? partner?.name, 'licensedName');
    case 'licence-class':
      return presence(partner?.licenceClass, 'licenceClass');
    case 'licence-number':
      return presence(partner?.licenceNumber, 'licenceNumber');
    case 'photo-age':
      return photoAge(partner, Number(rule.detail), subject.today(place.timeZone));
    case 'vendor':
      return presence(legal?.vendor, 'legal.vendor');
    case 'vendor-licence':
      return presence(legal?.vendorLicence, 'legal.vendorLicence');
    case 'deposit-holder':
      return presence(legal?.depositHolder, 'legal.depositHolder');
    case 'tenure':
      return presence(named(legalMessages().tenures, legal?.tenure), 'legal.tenure');
    case 'transaction':
      return presence(named(legalMessages().transactions, legal?.transaction), 'legal.transaction');
    case 'filing':
      return filed(legal, filingKey(place, rule), subject.today(place.timeZone));
    case 'claim-source':
      return claimSources();
    case 'officer':
      return officer();
    case 'language':
      return language(rule.detail, subject);
    case 'line':
      return { state: 'ready', value: null, field: '' };
    default:
      return notAsked;
  }
}

function presence(value: string | null | undefined, field: string): Answer {
  const isThere = (value ?? '').trim() !== '';
  return { state: isThere ? 'ready' : 'missing', value: isThere ? (value ?? null) : null, field };
}

/** A value without a name, such as one of a later release, counts as it is. */
function named(names: Record<string, string>, value: string | null | undefined) {
  return value && (names[value] ?? value);
}

function photoAge(partner: LicensedPartner | undefined, years: number, today: string): Answer {
  const field = 'photoDate';
  if (partner && 'imageUrl' in partner && !partner.imageUrl) return { ...notAsked, field };
  const day = partner?.photoDate;
  if (!day) return { state: 'missing', value: null, field };
  const isOld = yearsLater(day, years) < today;
  return { state: isOld ? 'expired' : 'ready', value: longDate(day), field };
}

/** The same day of a later year. February 29 stays, which no day of that year but March is after. */
function yearsLater(day: string, years: number) {
  return `${Number(day.slice(0, 4)) + (Number.isFinite(years) ? years : 0)}${day.slice(4)}`;
}

/** A day to come is not filed yet. An expiry is the end of its day. */
function filed(legal: Legal | null | undefined, key: string, today: string): Answer {
  const { isNotFiled, filedOn, expiresOn } = legal?.filings[key] ?? noFiling;
  if (isNotFiled) return { state: 'not-filed', value: null, field: filingField(key, 'isNotFiled') };
  const filing = presence(dateText(filedOn), filingField(key, 'filedOn'));
  if (filedOn && filedOn > today) return { ...filing, state: 'missing' };
  return filing.state === 'ready' && expiresOn && expiresOn < today
    ? { state: 'expired', value: dateText(expiresOn), field: filingField(key, 'expiresOn') }
    : filing;
}

/** The first figure of the company that has no source. */
function claimSources(): Answer {
  const claims = Object.entries(settings().claims).filter(([, { value }]) => value !== '');
  const [first] = claims.filter(([, { proof }]) => proof === null);
  return first
    ? { state: 'missing', value: first[1].value, field: `claims.${first[0]}.proof` }
    : { state: 'ready', value: null, field: 'claims' };
}

function officer(): Answer {
  const person = privacyOfficer();
  return presence(person && (person.name ?? person.title), 'privacy.officer.title');
}

function language(
  tag: string | null,
  { translatedInto = [], languageGaps = {} }: Translated,
): Answer {
  const languages = [primaryLanguage(settings().language.locale), ...translatedInto];
  const isThere = tag !== null && languages.includes(tag);
  const gap = tag === null ? undefined : languageGaps[tag];
  return {
    state: isThere ? 'ready' : 'missing',
    value: tag && languageName(tag),
    field: '',
    gap: tag !== null && gap && !isThere ? languageGapText(tag, gap) : undefined,
  };
}

function dateText(day: string | null | undefined) {
  return day ? longDate(day) : null;
}
