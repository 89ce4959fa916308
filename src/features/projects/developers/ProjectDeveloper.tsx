import { nameLanguage } from '../../../lib/text/name-language.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { paragraphs } from '../../../lib/text/paragraphs.ts';
import { wholeSentences } from '../../../lib/text/truncate.ts';
import { PhoneFold } from '../../../ui/PhoneFold.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ProjectDetail } from '../project.ts';
import styles from './ProjectDeveloper.module.css';

type ProjectDeveloperProps = { developer: NonNullable<ProjectDetail['developer']> };

const maxFactsLength = 80;
const slot: Slot = [{ width: '200px' }];

export function ProjectDeveloper({ developer }: ProjectDeveloperProps) {
  const { name, logo, description, website } = developer;
  const parts = paragraphs(description);
  const messages = projectMessages().project;
  const prose = parts.length > 0 && (
    <div className="prose">
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  );
  return (
    <section
      className={`wrap grid ${styles.developer}`}
      id="developer"
      aria-labelledby="developer-heading"
      {...filledBy('developerId')}
    >
      <div className={styles.side}>
        <h2 className="label muted" id="developer-heading">
          {messages.sections.developer}
        </h2>
        {logo ? (
          <ResponsiveImage image={{ ...logo, alt: name }} slot={slot} className={styles.logo} />
        ) : null}
      </div>
      <div className={styles.main}>
        <h3 className="display display--2" lang={nameLanguage()}>
          {name}
        </h3>
        {description.length > 2 * maxFactsLength ? (
          <PhoneFold facts={wholeSentences(parts[0] ?? '', maxFactsLength)}>{prose}</PhoneFold>
        ) : (
          prose
        )}
        {website ? (
          <TextLink href={website} rel="noopener">
            {messages.visitWebsite} <Icon name="outbound" />
          </TextLink>
        ) : null}
      </div>
    </section>
  );
}
