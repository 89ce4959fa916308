import {
  fullStop,
  inLine,
  inSentences,
  inText,
  itemsInLine,
  labelled,
} from '../../lib/text/in-line.ts';
import { longDate } from '../../lib/time/dates.ts';
import { locale } from '../../lib/text/locale.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { addressInLine } from '../../lib/geo/postal-address.ts';
import { projectMessages } from '../../messages/projects.ts';
import { wholeSentences } from '../../lib/text/truncate.ts';
import { officeToday } from '../../site/office-today.ts';
import { findBrokerage } from '../../site/settings/sellers.ts';
import { brokerageDetails, licenceLines } from '../partners/licence.ts';
import { cityCountry, headOffice, settings } from '../../site/settings/settings.ts';
import type { WithPlate } from '../partners/plate/plate.ts';
import { projectLines } from '../places/lines.ts';
import { printedAddressLines } from '../projects/page/address-lines.ts';
import { legalSentences } from '../projects/page/legal-facts.ts';
import type { ProjectPartner } from '../projects/page/project-partner.ts';
import {
  countHomes,
  priceInLine,
  pricesFollowText,
  strataFeeText,
  typesText,
  unpricedText,
} from '../projects/card/project-price.ts';
import { withForeignTexts } from './foreign-texts.ts';
import { renderingsText } from '../projects/image-types.ts';
import { isSold, sentenceCaseStatus } from '../projects/project-status.ts';
import {
  cityName,
  findCity,
  locationName,
  projectTitle,
  type ProjectDetail,
} from '../projects/project.ts';
import { findCurrency, moneyText } from '../residences/money.ts';
import { priceLines } from '../residences/rates.ts';
import {
  sortedPlans,
  type PlanSummary,
  homeArea,
  homesInOrder,
} from '../residences/residence-summary.ts';
import { findAreaUnit } from '../residences/area-unit.ts';
import {
  areaTexts,
  floorsText,
  isSoldOut,
  isUnpriced,
  planPriceText,
  roomsText,
} from '../residences/residence-text.ts';
import type { Brochure, BrochureProject, BrochureFact, BrochureImage } from './brochure.ts';
import { depositFacts, depositNote, depositText, plansNote } from './brochure-deposit.ts';
import { telephoneText } from '../../lib/web/telephone-forms.ts';
import { directionsUrl, mailtoUrl, telephoneUrl } from '../../lib/web/contact-urls.ts';
import type { Image } from '../../lib/media/image-url.ts';

/** The data that a project's brochure needs. */
export type Described = {
  project: ProjectDetail;
  partner: (ProjectPartner & WithPlate) | undefined;
  ground: { path: string; view: string } | null;
};

const maxLeadLength = 210;

const maxInGallery = 6;

const maxDrawings = 8;

/** The brochure of one project. `url` is the URL of its page. */
export function projectBrochure(described: Described, url: string, now: Date): Brochure {
  const { project } = described;
  const part = brochurePart(described, now, maxDrawings);
  const [first = ''] = paragraphs(project.description);
  const { facts } = projectMessages().brochure;
  return withForeignTexts({
    ...brochureFrame(project.city, url, now),
    title: projectTitle(project),
    cover: {
      name: project.title,
      kind: sentenceCaseStatus(project.status),
      place: cityName(project.city),
      lead: wholeSentences(first, maxLeadLength),
      facts: knownFacts([
        [facts.location, part.address.length > 0 ? part.address.join('\n') : locationName(project)],
        [facts.price, priceInLine(project) ?? pricesFollowText(project)],
        [facts.completion, project.completionDate],
      ]),
      image: part.image,
      sellers: listSellers([part]),
    },
    compared: null,
    projects: [part],
  });
}

/** The parts that all brochures share: the paper of the city and the look of the company. */
export function brochureFrame(city: string, url: string, now: Date) {
  const { company, look } = settings();
  const office = headOffice();
  const asOf = longDate(officeToday(now));
  const seat = office.city ? addressInLine(office) : '';
  const { imprint } = projectMessages().brochure;
  return {
    paper: findCity(city)?.paper ?? 'A4',
    language: locale(),
    company: company.name,
    spacing: look.spacing / 100,
    look: { ink: look.ink, accent: look.accent },
    asOf,
    imprint: imprint(asOf, company.name, seat, url),
    url,
  };
}

/** The pages of one project. */
export function brochurePart(
  { project, partner, ground }: Described,
  now: Date,
  drawingCount: number,
): BrochureProject {
  const { title, developer, features, pictures, residences, city } = project;
  const [main, ...gallery] = pictures.filter(isPhoto);
  const plans = sortedPlans(residences);
  const currency = findCurrency(city);
  const { notAnnounced, soldOut } = projectMessages().project;
  const { facts } = projectMessages().brochure;
  return {
    title,
    foot: projectTitle(project),
    renderings: renderingsText(pictures.filter(isPhoto)),
    image: main ? brochureImage(main) : null,
    paragraphs: paragraphs(project.description),
    facts: knownFacts([
      [facts.building, project.specifications.buildingType ?? notAnnounced],
      [facts.homes, countText(countHomes(project)) ?? notAnnounced],
      [facts.levels, countText(project.specifications.levels) ?? notAnnounced],
      [facts.type, typesText(project) ?? notAnnounced],
      [facts.price, priceInLine(project) ?? (isSold(project.status) ? soldOut : notAnnounced)],
      [facts.deposit, depositText(project, now)],
      [facts.strataFee, strataFeeText(project) ?? notAnnounced],
      [facts.completion, project.completionDate ?? notAnnounced],
      [facts.developer, developer?.name ?? null],
    ]),
    features,
    plans: plans.map((plan) => ({
      name: plan.name,
      rooms: roomsText(plan),
      interior: plan.areas ? areaLines(areaTexts(plan.areas, findAreaUnit(city))) : '',
      floors: floorsText(plan),
      left: plan.homes.length > 0 && !isUnpriced(plan) ? String(plan.available.length) : '–',
      price: priceLines(planPriceText(plan, currency, unpricedText(project)), plan.from, currency),
      isSoldOut: isSoldOut(plan),
    })),
    homes: brochureHomes(project),
    plansNote: plansNote(project),
    deposits: depositFacts(project, now),
    depositNote: depositNote(project, now),
    drawings: plans
      .filter((plan) => plan.key in project.planImages && !isSoldOut(plan))
      .slice(0, drawingCount)
      .map((plan) => ({
        name: plan.name,
        text: drawingText(plan, project),
        unit: findAreaUnit(city),
        image: brochureImage(
          project.planImages[plan.key],
          projectMessages().project.floorPlanAlt(plan.name),
        ),
      })),
    gallery: gallery.slice(0, maxInGallery).map((image) => brochureImage(image)),
    address: printedAddressLines(project.location.address ?? '', project.area),
    ...legalPart(project, partner),
    ground,
    contact: partner ? brochureContact(partner) : officeContact(),
  };
}

/** Absent without anything to say, so that the brochure is the same file as before. */
function legalPart(project: ProjectDetail, partner: ProjectPartner | undefined) {
  const facts = inText(legalSentences(project, partner));
  const lines = inText(projectLines(project, partner, 'brochure'));
  const legal = [facts, lines].filter(Boolean);
  return legal.length > 0 && { legal };
}

/** The rooms and areas of a plan, its price, and how many homes are left. */
function drawingText(plan: PlanSummary, project: ProjectDetail) {
  const { city } = project;
  const messages = projectMessages().project;
  const unit = findAreaUnit(city);
  const facts = [
    roomsText(plan),
    interiorText(plan.areas, city),
    plan.outdoor
      ? labelled(messages.outdoors, inLine(areaTexts([plan.outdoor, plan.outdoor], unit)))
      : '',
    planPriceText(plan, findCurrency(city), unpricedText(project)),
    plan.available.length > 0 ? messages.homesLeft(plan.available.length) : '',
  ];
  return `${inSentences(facts.map((text) => text.replace(/[.。]$/, '')))}${fullStop()}`;
}

function interiorText(areas: PlanSummary['areas'], city: string) {
  return areas ? inLine(areaTexts(areas, findAreaUnit(city))) : '';
}

/** Each unit on a line of its own where one is long, so that it stays whole. */
function areaLines(texts: readonly string[]) {
  return projectMessages().project.tsubo === null ? inLine(texts) : texts.join('\n');
}

function countText(count: number | null) {
  return count ? count.toLocaleString(locale()) : null;
}

function brochureContact(partner: ProjectPartner & WithPlate) {
  return {
    label: projectMessages().brochure.yourPartner,
    name: partner.name,
    title: inLine(partner.title.split('\n')) || null,
    image: partner.image && isPhoto(partner.image) ? brochureImage(partner.image) : null,
    plate: partner.plate,
    seller: brochureSeller(partner),
    facts: contactFacts(partner.office, partner.email, cityCountry(partner.city)),
  };
}

function brochureSeller(partner?: ProjectPartner) {
  const brokerage = findBrokerage(partner);
  if (!brokerage) return null;
  const lines = [...brokerageDetails(brokerage), ...(partner ? licenceLines(partner) : [])];
  return { name: brokerage.name, lines };
}

/** The brokerages of these projects, each once. */
export function listSellers(parts: Pick<BrochureProject, 'contact'>[]) {
  return itemsInLine([...new Set(parts.flatMap(({ contact }) => contact.seller?.name ?? []))]);
}

/** The contact of a project without a partner. */
function officeContact() {
  const { phone, email } = headOffice();
  return {
    label: projectMessages().brochure.contact,
    name: settings().company.name,
    title: null,
    image: null,
    plate: null,
    seller: brochureSeller(),
    facts: contactFacts(phone, email),
  };
}

function contactFacts(phone: string | null, email: string | null, country?: string) {
  const office = headOffice();
  const address = office.city ? addressInLine(office) : null;
  const labels = projectMessages().brochure.facts;
  return knownFacts([
    [labels.office, phone && telephoneText(phone, country), telephoneUrl(phone ?? '', country)],
    [labels.email, email, mailtoUrl(email ?? '')],
    [settings().navigation.placeTitle, address, directionsUrl(address ?? '')],
  ]);
}

const maxInBrochure = 40;

/** The available homes, from the lowest floor up; null if none is left. */
function brochureHomes(project: ProjectDetail): BrochureProject['homes'] {
  const { residences, city } = project;
  const homes = homesInOrder(residences.homes).filter(({ state }) => state === 'available');
  if (homes.length === 0) return null;
  const messages = projectMessages();
  const currency = findCurrency(city);
  const parsePrice = (price: number | null) =>
    price === null
      ? unpricedText(project)
      : priceLines(moneyText(price, currency), price, currency);
  const isVaried = sortedPlans(residences).some(({ areas }) => areas && areas[0] !== areas[1]);
  const areaText = (home: (typeof homes)[number]) => {
    const area = isVaried ? homeArea(home, residences.plans[home.plan ?? '']) : null;
    return area === null ? '' : areaLines(areaTexts([area, area], findAreaUnit(city)));
  };
  return {
    title: messages.brochure.homesLeft(homes.length, Math.min(homes.length, maxInBrochure)),
    rows: homes.slice(0, maxInBrochure).map((home) => ({
      number: home.number,
      floor: String(home.floor ?? ''),
      plan: residences.plans[home.plan ?? '']?.name ?? '',
      interior: areaText(home),
      price: parsePrice(home.price),
    })),
  };
}

function brochureImage(image: Image | undefined, fallbackAlt = ''): BrochureImage {
  const { url = '', alt = '', focal = { x: 0.5, y: 0.5 } } = image ?? {};
  return { url, alt: alt || fallbackAlt, focal };
}

/** An SVG file is a drawing, not a photo. */
function isPhoto({ url }: Image) {
  return !url.endsWith('.svg');
}

function knownFacts(
  facts: [label: string, text: string | null, href?: string | undefined][],
): BrochureFact[] {
  return facts.flatMap(([label, text, href]) =>
    text ? [{ label, text, ...(href !== undefined && { href }) }] : [],
  );
}
