import { nameLanguage } from '../../../lib/text/name-language.ts';
import { shortlistMessages } from '../../../messages/shortlist.ts';
import { saveLabels } from '../../shortlist/save-labels.ts';
import type { Project } from '../project.ts';
import styles from './SaveProject.module.css';

type SaveProjectProps = { project: Pick<Project, 'id' | 'title'>; className?: string | undefined };

/** Keeps a project on the shortlist. Not there without script. */
export function SaveProject({ project: { id, title }, className = '' }: SaveProjectProps) {
  return (
    <button
      type="button"
      className={`${styles.keep} ${className}`}
      aria-pressed="false"
      data-keep={id}
    >
      <SaveLabel title={title} />
    </button>
  );
}

export function SaveLabel({ title }: Pick<Project, 'title'>) {
  return (
    <>
      <span data-word={saveLabels()}>{shortlistMessages().keep}</span>
      <span className="sr" lang={nameLanguage()}>
        {' '}
        {title}
      </span>
    </>
  );
}
