/* oxlint-disable jsx-a11y/control-has-associated-label -- Cells are no controls. */
import { nameLanguage } from '../../lib/text/name-language.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { shortlistMessages } from '../../messages/shortlist.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { StatusFlag } from '../projects/card/StatusFlag.tsx';
import { imageTypeText, withImageType } from '../projects/image-types.ts';
import type { Project } from '../projects/project.ts';
import { RemoveButton } from './RemoveButton.tsx';
import styles from './ComparedHead.module.css';

const slot: Slot = [
  { from: '56rem', width: '37vw', aspect: 4 / 3 },
  { from: '30rem', width: '45vw', aspect: 4 / 5 },
  { width: '135px', aspect: 4 / 5 },
];

/** The column header of a project: its picture and its name. */
export function ComparedHead({ project }: { project: Project }) {
  const { id, slug, title, image, status } = project;
  const typed = image && withImageType(image, status);
  return (
    <th scope="col" data-project={id}>
      <a className={styles.link} href={paths.project(slug)}>
        <span className={`cover ${styles.well}`}>
          {image ? (
            <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
          ) : null}
        </span>
        <span className={styles.about}>
          <StatusFlag status={status} />
          {typed ? (
            <span className="small muted" data-note={typed.imageType}>
              {imageTypeText(typed)}
            </span>
          ) : null}
        </span>
        <span className={styles.name} lang={nameLanguage()}>
          {title}
        </span>
      </a>
    </th>
  );
}

/** The name alone, which stays in sight once the picture has left. */
export function ComparedName({ project: { id, slug, title } }: { project: Project }) {
  return (
    <b data-project={id} lang={nameLanguage()}>
      <a href={paths.project(slug)} tabIndex={-1}>
        {title}
      </a>
    </b>
  );
}

/** The last cell of a project. */
export function ComparedActions({ project: { id, slug, title } }: { project: Project }) {
  const messages = shortlistMessages();
  return (
    <td data-project={id}>
      <p className={styles.actions}>
        <TextLink href={paths.project(slug)}>{messages.seeProject}</TextLink>
        <RemoveButton label={messages.removeComparedLabel(title)}>{messages.takeOut}</RemoveButton>
      </p>
    </td>
  );
}
