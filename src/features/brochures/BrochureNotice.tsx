import { projectMessages } from '../../messages/projects.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/loading/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './BrochureNotice.module.css';
import type { BrochureNotice as Notice } from './brochure.ts';

/** Stands at the address of a brochure that cannot be opened yet. The answer's headers make the browser ask again. */
export function BrochureNotice({ outcome, href, back }: Notice) {
  const messages = projectMessages().brochure;
  const { heading, text } = messages.notices[outcome];
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        {outcome === 'making' || outcome === 'busy' ? <Spinner /> : null}
        <h1 className="display display--2">{heading}</h1>
        <p className="lead">{text}</p>
        <p className={styles.ways}>
          <Button href={href} rel="nofollow" isNatural>
            {messages.open}
          </Button>
          <TextLink href={back}>{messages.back}</TextLink>
        </p>
      </div>
    </div>
  );
}
