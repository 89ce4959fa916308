import { actions } from 'astro:actions';
import { AdminProvider } from '../../admin/AdminProvider.tsx';
import { AdminScreen } from '../../admin/AdminScreen.tsx';
import type { Column } from '../../admin/screen.ts';
import { RecordTitle } from '../../admin/lists/RecordTitle.tsx';
import { paragraphs } from '../../lib/paragraphs.ts';
import { Picture } from '../../ui/Picture.tsx';
import { developerErrors, hostName, type Developer } from './developer.ts';
import { DeveloperForm } from './DeveloperForm.tsx';
import { DeveloperProjectsDialog } from './DeveloperProjectsDialog.tsx';
import styles from './DevelopersScreen.module.css';

const words = {
  title: 'Developers',
  add: 'Add Developer',
  one: 'developer',
  many: 'developers',
  emptyHint: 'Add the first; a project can name it then, and its logo stands in the strip.',
};

const columns: Column<Developer>[] = [
  {
    title: 'Developer',
    cell: (developer) => <Identity developer={developer} />,
    sortBy: ({ name }) => name,
  },
  { title: 'Description', cell: ({ description }) => <Description text={description} /> },
  {
    title: 'Website',
    cell: ({ website }) => website && <Website address={website} />,
    sortBy: ({ website }) => hostName(website ?? ''),
  },
];

// One by one, since Astro's own object has an action under every name: also one to move what has no order.
const { list, create, save, remove, restore, history, deleted } = actions.developers;
const developerActions = { list, save, remove, restore, history, deleted };

const inline = { create, createError: developerErrors.create };

/** `email` is of who is signed in. */
export function DevelopersScreen({ email }: { email: string }) {
  return (
    <AdminProvider email={email}>
      <AdminScreen
        words={words}
        actions={developerActions}
        errors={developerErrors}
        nameOf={({ name }) => name}
        columns={columns}
        searchOf={textsOf}
        Form={DeveloperForm}
        inline={inline}
        RefusedDeletion={DeveloperProjectsDialog}
      />
    </AdminProvider>
  );
}

function textsOf({ name, description, website }: Developer) {
  return [name, description, website ?? ''];
}

function Identity({ developer: { name, logo } }: { developer: Developer }) {
  return (
    <div className={styles.identity}>
      {logo ? (
        <Picture image={{ ...logo, alt: '' }} slot={[{ width: '88px' }]} className={styles.logo} />
      ) : (
        <span className={styles.noLogo} />
      )}
      <b className={styles.name}>
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

function Website({ address }: { address: string }) {
  return (
    <a className={styles.link} href={address}>
      {hostName(address)}
    </a>
  );
}
