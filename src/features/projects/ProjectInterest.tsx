import { facts } from '../../site/facts.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './ProjectInterest.module.css';

/** The ways to somebody who knows the building. */
export function ProjectInterest({ id, heading }: { id: string; heading: string }) {
  return (
    <section
      className={`section wrap grid ${styles.interest}`}
      id={id}
      aria-labelledby="interest-heading"
    >
      <h2 className={`display display--2 ${styles.heading}`} id="interest-heading">
        {heading}
      </h2>
      <div className={`lead ${styles.ways}`}>
        <p>One partner reads every enquiry. Expect a call, not a campaign.</p>
        <p>
          <TextLink href={paths.telephone(facts.phone)}>{facts.phone}</TextLink>
          <br />
          <TextLink href={paths.email(facts.infoEmail)}>{facts.infoEmail}</TextLink>
        </p>
      </div>
    </section>
  );
}
