import { longDate } from '../../../lib/time/dates.ts';
import { sellerMessages } from '../../../messages/sellers.ts';
import { findBrokerage } from '../../../site/settings-sellers.ts';
import { brokerageDetails, licenceLines } from '../../partners/licence.ts';
import { officeToday } from '../../../site/office-today.ts';
import type { ProjectDetail } from '../project.ts';
import styles from './LegalInformation.module.css';
import type { ProjectPartner } from './project-partner.ts';

type LegalInformationProps = {
  project: Pick<ProjectDetail, 'developer' | 'updatedAt'>;
  partner?: ProjectPartner | undefined;
};

/** Who sells a project: its developer, its partner and the brokerage. Nothing without a brokerage. */
export function LegalInformation({ project, partner }: LegalInformationProps) {
  const messages = sellerMessages();
  const brokerage = findBrokerage(partner);
  if (!brokerage) return null;
  const facts = [
    { label: messages.developer, lines: project.developer ? [project.developer.name] : [] },
    { label: messages.presentedBy, lines: partner ? [partner.name] : [] },
    { label: messages.licence, lines: partner ? licenceLines(partner) : [] },
    { label: messages.marketedBy, lines: [brokerage.name, ...brokerageDetails(brokerage)] },
    { label: messages.asOf, lines: [longDate(officeToday(new Date(project.updatedAt)))] },
  ];
  return (
    <section className={`wrap grid ${styles.legal}`} aria-labelledby="legal-heading">
      <h2 id="legal-heading">{messages.legal}</h2>
      <dl>
        {facts.map(({ label, lines }) =>
          lines.length > 0 ? (
            <div key={label}>
              <dt className="muted">{label}</dt>
              <dd>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
