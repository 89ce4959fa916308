import { inLine } from '../../../lib/text/in-line.ts';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import { sellerMessages } from '../../../messages/sellers.ts';
import { PhoneFold } from '../../../ui/PhoneFold.tsx';
import { projectLines } from '../../places/lines.ts';
import { legalFacts, linesBeside, type LegalFact, type LegalProject } from './legal-facts.ts';
import styles from './LegalInformation.module.css';
import type { ProjectPartner } from './project-partner.ts';

type LegalInformationProps = {
  project: LegalProject;
  partner?: ProjectPartner | undefined;
};

/** Who sells a project, and what the law of its places wants said. */
export function LegalInformation({ project, partner }: LegalInformationProps) {
  const facts = legalFacts(project, partner);
  const lines = linesBeside(facts, projectLines(project, partner, 'project'));
  return <LegalSection facts={facts} lines={lines} />;
}

type LegalSectionProps = { facts: readonly LegalFact[]; lines: readonly string[] };

/** Nothing without facts and lines. */
export function LegalSection({ facts, lines }: LegalSectionProps) {
  if (facts.length === 0 && lines.length === 0) return null;
  const withText = lines.length > 0 ? ` ${styles.withText}` : '';
  return (
    <section className={`wrap grid ${styles.legal}${withText}`} aria-labelledby="legal-heading">
      <h2 id="legal-heading">{sellerMessages().legal}</h2>
      <div className={styles.parts}>
        <PhoneFold facts={inLine(facts.slice(0, 3).map((fact) => fact.lines[0])) || lines[0]}>
          <div className={styles.all}>
            <LegalFacts facts={facts} />
            <LegalLines className={styles.text} lines={lines} />
          </div>
        </PhoneFold>
      </div>
    </section>
  );
}

export function LegalFacts({ facts }: { facts: readonly LegalFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ label, lines, isName }) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd lang={isName && nameLanguage()}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LegalLinesProps = { lines: readonly string[]; className?: string | undefined };

/** Full sentences, as they were typed. */
export function LegalLines({ lines, className }: LegalLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div className={className}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
