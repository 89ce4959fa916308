import { capitalised } from '../../../lib/text/capitalised.ts';
import { longDate } from '../../../lib/time/dates.ts';
import { legalMessages } from '../../../messages/legal.ts';
import { sellerMessages } from '../../../messages/sellers.ts';
import { officeToday } from '../../../site/office-today.ts';
import { findBrokerage } from '../../../site/settings-sellers.ts';
import { brokerageDetails, licenceLines } from '../../partners/licence.ts';
import {
  filingKey,
  judgeProject,
  linesFor,
  type Finding,
  type LicensedPartner,
} from '../../places/judge.ts';
import type { LineSlot } from '../../../site/settings-places.ts';
import { noFiling, type Filing } from '../project-legal.ts';
import type { ProjectDetail } from '../project.ts';

export type LegalFact = { label: string; lines: string[] };

export type LegalProject = Pick<ProjectDetail, 'city' | 'status' | 'legal' | 'updatedAt'> & {
  developer: { name: string } | null;
};

/** Who sells a project, and what the law of its places asks for. Empty if none of it is known. */
export function legalFacts(project: LegalProject, partner?: LicensedPartner): LegalFact[] {
  const messages = sellerMessages();
  const brokerage = findBrokerage(partner);
  const facts = [...saleFacts(project), ...filingFacts(project, partner)];
  if (!brokerage && facts.length === 0) return [];
  const { vendor, vendorLicence } = project.legal;
  return [
    { label: messages.developer, lines: project.developer ? [project.developer.name] : [] },
    {
      label: legalMessages().vendor,
      lines: texts(vendor, vendorLicence && legalMessages().vendorLicence(vendorLicence)),
    },
    { label: messages.presentedBy, lines: partner ? [partner.name] : [] },
    { label: messages.licence, lines: partner ? licenceLines(partner) : [] },
    {
      label: messages.marketedBy,
      lines: brokerage ? [brokerage.name, ...brokerageDetails(brokerage)] : [],
    },
    ...facts,
    { label: messages.asOf, lines: [longDate(officeToday(new Date(project.updatedAt)))] },
  ].filter(({ lines }) => lines.length > 0);
}

/** The lines of a project’s places that are shown there. */
export function projectLines(
  project: Pick<LegalProject, 'city' | 'status' | 'legal'>,
  partner: LicensedPartner | undefined,
  slot: LineSlot,
) {
  return linesFor(judgeProject(project, partner), slot, { legal: project.legal, partner });
}

/** `Leasehold`; null if it is not known. */
export function tenureText({ tenure }: Pick<LegalProject['legal'], 'tenure'>) {
  return tenure && capitalised(legalMessages().tenures[tenure] ?? tenure);
}

function saleFacts({ legal }: LegalProject): LegalFact[] {
  const messages = legalMessages();
  const { transaction } = legal;
  return [
    { label: messages.depositHolder, lines: texts(legal.depositHolder) },
    { label: messages.tenure, lines: texts(tenureText(legal)) },
    {
      label: messages.transaction,
      lines: texts(transaction && capitalised(messages.transactions[transaction] ?? transaction)),
    },
  ].filter(({ lines }) => lines.length > 0);
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
