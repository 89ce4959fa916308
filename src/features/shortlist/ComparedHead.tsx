import { nameLanguage } from '../../lib/text/name-language.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { paths } from '../../site/paths.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { StatusFlag } from '../projects/card/StatusFlag.tsx';
import type { Project } from '../projects/project.ts';
import { RemoveButton } from './RemoveButton.tsx';
import styles from './ComparedHead.module.css';

const slot: Slot = [
  { from: '56rem', width: '26vw', height: '13rem' },
  { width: '11.75rem', height: '7.5rem' },
];

/** The column header of a project: its picture, its name and a button to remove it. */
export function ComparedHead({ project }: { project: Project }) {
  const { id, slug, title, image, status } = project;
  const messages = shortlistMessages();
  return (
    <th scope="col" data-project={id}>
      <a className={styles.link} href={paths.project(slug)}>
        <span className={`cover ${styles.well}`}>
          {image ? (
            <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
          ) : null}
        </span>
        <StatusFlag status={status} />
        <span className={styles.name} lang={nameLanguage()}>
          {title}
        </span>
      </a>
      <RemoveButton label={messages.removeComparedLabel(title)}>{messages.takeOut}</RemoveButton>
    </th>
  );
}
