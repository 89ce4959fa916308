import { actions } from 'astro:actions';
import { AdminScreen } from '../../admin/frame/AdminScreen.tsx';
import { lazyForm } from '../../admin/forms/late-form.tsx';
import type { Column } from '../../admin/frame/screen.ts';
import { RecordTitle } from '../../admin/lists/table/RecordTitle.tsx';
import type { Member } from '../../model/rights.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { recordNotes } from '../notes/record-notes.tsx';
import { recordLanguages } from '../translations/editor/record-languages.tsx';
import { developerErrors, developerNoun, hostName, type Developer } from './developer.ts';
import { DeveloperProjectsDialog } from './DeveloperProjectsDialog.tsx';
import styles from './DevelopersScreen.module.css';

const DeveloperForm = lazyForm(async () => (await import('./DeveloperForm.tsx')).DeveloperForm);

const columns: Column<Developer>[] = [
  {
    title: 'Developer',
    cell: (developer) => <Identity developer={developer} />,
    sortBy: ({ name }) => name,
  },
  { title: 'Description', cell: ({ description }) => <Description text={description} /> },
  {
    title: 'Website',
    cell: ({ website }) => website && <Website url={website} />,
    sortBy: ({ website }) => hostName(website ?? ''),
  },
];

const inline = { create: actions.developers.create, createError: developerErrors.create };

export function DevelopersScreen({ member }: { member: Member }) {
  return (
    <AdminScreen
      member={member}
      noun={developerNoun}
      actions={actions.developers}
      undo={actions.activity.undo}
      emptyHint="Add one to link it to projects and show its logo in the logo strip."
      columns={columns}
      languages={recordLanguages()}
      notes={recordNotes}
      getSearchTexts={searchTexts}
      Form={DeveloperForm}
      inline={inline}
      RefusedDeletion={DeveloperProjectsDialog}
    />
  );
}

function searchTexts({ name, description, website }: Developer) {
  return [name, description, website ?? ''];
}

function Identity({ developer: { name, logo } }: { developer: Developer }) {
  return (
    <div className={styles.identity}>
      {logo ? (
        <ResponsiveImage
          image={{ ...logo, alt: '' }}
          slot={[{ width: '88px' }]}
          className={styles.logo}
        />
      ) : (
        <span className={styles.noLogo} />
      )}
      <b>
        <RecordTitle>{name}</RecordTitle>
      </b>
    </div>
  );
}

function Description({ text }: { text: string }) {
  return (
    <div className={styles.description}>
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function Website({ url }: { url: string }) {
  return (
    <a className={styles.link} href={url}>
      {hostName(url)}
    </a>
  );
}
