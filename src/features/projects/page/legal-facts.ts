import { capitalised } from '../../../lib/text/capitalised.ts';
import { asSentence, inText, labelled } from '../../../lib/text/in-line.ts';
import { locale } from '../../../lib/text/locale.ts';
import { longDate } from '../../../lib/time/dates.ts';
import { legalMessages } from '../../../messages/legal.ts';
import { sellerMessages } from '../../../messages/sellers.ts';
import { officeToday } from '../../../site/office-today.ts';
import { findBrokerage } from '../../../site/settings/sellers.ts';
import { brokerageDetails, licenceLines } from '../../partners/licence.ts';
import { filingKey, judgeProject, type Finding, type LicensedPartner } from '../../places/judge.ts';
import { noFiling, type Filing } from '../project-legal.ts';
import type { ProjectDetail } from '../project.ts';

export type LegalFact = {
  label: string;
  lines: string[];
  /** The lines are a name, which is the same in all languages. */
  isName?: true;
};

export type LegalProject = Pick<ProjectDetail, 'city' | 'status' | 'legal' | 'updatedAt'> & {
  developer: { name: string } | null;
};

/** Who sells a project, and what the law of its places asks for. Empty if none of it is known. */
export function legalFacts(project: LegalProject, partner?: LicensedPartner): LegalFact[] {
  const messages = sellerMessages();
  const brokerage = findBrokerage(partner);
  const vendor = vendorFacts(project);
  const facts = [...filingFacts(project, partner), ...saleFacts(project)];
  if (!brokerage && vendor.length + facts.length === 0) return [];
  return withLines([
    {
      label: messages.developer,
      lines: project.developer ? [project.developer.name] : [],
      isName: true,
    },
    ...vendor,
    { label: messages.presentedBy, lines: partner ? [partner.name] : [], isName: true },
    { label: messages.licence, lines: partner ? licenceLines(partner) : [] },
    {
      label: messages.marketedBy,
      lines: brokerage ? [brokerage.name, ...brokerageDetails(brokerage)] : [],
    },
    ...facts,
    { label: messages.asOf, lines: [longDate(officeToday(new Date(project.updatedAt)))] },
  ]);
}

/** The facts of the law as sentences: `Vendor: Northquay Ltd.` */
export function legalSentences(project: LegalProject, partner?: LicensedPartner): string[] {
  const facts = [...vendorFacts(project), ...filingFacts(project, partner), ...saleFacts(project)];
  return facts.map(({ label, lines }) => labelled(label, inText(lines.map(asSentence))));
}

/** Without the lines that a fact beside them says word for word: `Tenure: freehold.` beside `Tenure`, `Freehold`. */
export function linesBeside(facts: readonly LegalFact[], lines: readonly string[]) {
  const stated = new Set(
    facts.flatMap(({ label, lines: own }) => own.map((line) => plainTerms(`${label} ${line}`))),
  );
  return lines.filter((line) => !stated.has(plainTerms(line)));
}

function plainTerms(text: string) {
  const segmenter = new Intl.Segmenter(locale(), { granularity: 'word' });
  const segments = Array.from(segmenter.segment(text.toLocaleLowerCase(locale())));
  return segments.flatMap(({ segment, isWordLike }) => (isWordLike ? segment : [])).join(' ');
}

/** `Leasehold`; null if it is not known. */
export function tenureText({ tenure }: Pick<LegalProject['legal'], 'tenure'>) {
  return tenure && capitalised(legalMessages().tenures[tenure] ?? tenure);
}

function vendorFacts({ legal: { vendor, vendorLicence } }: LegalProject) {
  const { vendor: label, vendorLicence: licence } = legalMessages();
  return withLines([{ label, lines: texts(vendor, vendorLicence && licence(vendorLicence)) }]);
}

function saleFacts({ legal }: LegalProject) {
  const messages = legalMessages();
  const { transaction } = legal;
  const form = transaction && (messages.transactions[transaction] ?? transaction);
  return withLines([
    { label: messages.depositHolder, lines: texts(legal.depositHolder) },
    { label: messages.tenure, lines: texts(tenureText(legal)) },
    { label: messages.transaction, lines: texts(form && capitalised(form)) },
  ]);
}

function filingFacts(project: LegalProject, partner: LicensedPartner | undefined): LegalFact[] {
  return judgeProject(project, partner).flatMap((finding) => {
    const filing = project.legal.filings[filingKey(finding.place, finding.rule)] ?? noFiling;
    const lines = isAsked(finding) ? filingLines(filing) : [];
    return lines.length > 0 ? [{ label: finding.rule.detail ?? finding.rule.label, lines }] : [];
  });
}

function isAsked({ rule, state }: Finding) {
  return rule.asks === 'filing' && state !== 'not-asked';
}

function filingLines({ number, filedOn, amendedOn, expiresOn, isNotFiled }: Filing) {
  const messages = legalMessages();
  if (isNotFiled) return [messages.notFiled];
  return texts(
    filedOn && messages.filed(longDate(filedOn)),
    number && messages.filingNumber(number),
    amendedOn && messages.amended(longDate(amendedOn)),
    expiresOn && messages.validUntil(longDate(expiresOn)),
  );
}

function texts(...lines: (string | null)[]) {
  return lines.flatMap((line) => line || []);
}

function withLines(facts: LegalFact[]) {
  return facts.filter(({ lines }) => lines.length > 0);
}
