import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useValue } from '../../../admin/fields/fields-context.ts';
import { useRead } from '../../../admin/actions/useAction.ts';
import { sellerMessages } from '../../../messages/sellers.ts';
import { developerErrors, developerNoun } from '../../developers/developer.ts';
import type { PartnerRow } from '../../partners/partner.ts';
import { LegalFacts, LegalLines } from '../page/LegalInformation.tsx';
import { projectLines } from '../../places/lines.ts';
import { legalFacts, linesBeside } from '../page/legal-facts.ts';
import type { Legal } from '../project-legal.ts';
import styles from './LegalPreview.module.css';

type LegalPreviewProps = {
  project: { city: string; status: string; legal: Legal };
  partner: PartnerRow | undefined;
};

/** The last section of the project’s page, as the form has it. */
export function LegalPreview({ project, partner }: LegalPreviewProps) {
  const developer = useDeveloperName();
  const [updatedAt] = useState(() => new Date().toISOString());
  const shown = { ...project, updatedAt, developer: developer ? { name: developer } : null };
  const facts = legalFacts(shown, partner);
  const lines = linesBeside(facts, projectLines(shown, partner, 'project'));
  return (
    <section className={styles.section} aria-labelledby="legal-preview">
      <h2 className={styles.title}>Legal line</h2>
      <p className={styles.hint}>
        Written from the fields above. It is on the page and in the brochure.
      </p>
      <div className={styles.preview}>
        <h3 className={styles.caption} id="legal-preview">
          How visitors see it
        </h3>
        <p className={styles.heading}>{sellerMessages().legal}</p>
        <LegalFacts facts={facts} />
        <LegalLines className={styles.lines} lines={lines} />
        {facts.length === 0 && lines.length === 0 ? <p>Nothing yet.</p> : null}
      </div>
    </section>
  );
}

function useDeveloperName() {
  const id = useValue('developerId');
  const read = useRead();
  const { data = [] } = useQuery({
    queryKey: [developerNoun.name],
    queryFn: () => read(actions.developers.list, undefined, developerErrors.fetch),
  });
  return data.find((developer) => developer.id === id)?.name;
}
