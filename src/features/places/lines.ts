import { noteSourceTexts } from '../../lib/text/name-language.ts';
import type { WithLanguage } from '../../model/record.ts';
import type { LineSlot } from '../../site/settings/places.ts';
import { settings } from '../../site/settings/settings.ts';
import { signatureLines } from '../../site/settings/sellers.ts';
import {
  judgeCompany,
  judgePartner,
  judgeProject,
  linesFor,
  type JudgedProject,
  type LicensedPartner,
} from './judge.ts';

/** What an email is about. */
export type Seller = {
  project?: (JudgedProject & WithLanguage) | undefined;
  partner?: (LicensedPartner & WithLanguage) | undefined;
};

/** What the law of the places of a project wants read there. */
export function projectLines(
  project: JudgedProject,
  partner: LicensedPartner | undefined,
  slot: LineSlot,
) {
  return linesFor(judgeProject(project, partner), slot, { legal: project.legal, partner });
}

/** True if a line in one of these slots depends on who sells a project. */
export function namesSellers(slots: readonly LineSlot[]) {
  return settings().places.places.some(({ rules }) =>
    rules.some(
      ({ asks, line, shows }) =>
        shows.some((slot) => slots.includes(slot)) &&
        (ofSeller.test(asks) || /\{(partner|brokerage|licence)\b/.test(line ?? '')),
    ),
  );
}

/** What is asked of a partner or of its brokerage. */
const ofSeller = /^(brokerage|licen)/;

export function partnerLines(partner: LicensedPartner, slot: LineSlot) {
  return linesFor(judgePartner(partner), slot, { partner });
}

/** The lines about the company and about its own brokerage. */
export function companyLines(slot: LineSlot) {
  const ofBrokerage = judgeProject({ city: '', status: '' }, undefined).filter(
    ({ rule }) => rule.of === 'brokerage',
  );
  return linesFor([...judgeCompany(), ...ofBrokerage], slot);
}

/** Who sells, below the text of an email, and what the law wants read there. */
export function emailSignature({ project, partner }: Seller = {}) {
  if (project?.lang !== undefined) noteSourceTexts([project.legal?.depositHolder ?? '']);
  if (partner?.lang !== undefined) noteSourceTexts([partner.licenceClass ?? '']);
  const lines = [
    ...(project ? projectLines(project, partner, 'email') : []),
    ...(partner ? partnerLines(partner, 'email') : []),
    ...(project || partner ? [] : companyLines('email')),
  ];
  return [...new Set([...signatureLines(partner), ...lines])];
}
