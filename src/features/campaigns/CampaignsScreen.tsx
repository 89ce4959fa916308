import { actions } from 'astro:actions';
import { lazyForm } from '../../admin/forms/late-form.tsx';
import { AdminScreen } from '../../admin/frame/AdminScreen.tsx';
import type { Column } from '../../admin/frame/screen.ts';
import { RecordTitle } from '../../admin/lists/table/RecordTitle.tsx';
import type { Member } from '../../model/rights.ts';
import { recordNotes } from '../notes/record-notes.tsx';
import { recordLanguages } from '../translations/editor/record-languages.tsx';
import { campaignNoun, type Campaign } from './campaign.ts';
import { SendState } from './SendState.tsx';

const CampaignForm = lazyForm(async () => (await import('./CampaignForm.tsx')).CampaignForm);

const columns: Column<Campaign>[] = [
  {
    title: 'Campaign',
    cell: ({ name }) => (
      <b>
        <RecordTitle>{name}</RecordTitle>
      </b>
    ),
    sortBy: ({ name }) => name,
  },
  { title: 'Subject', cell: ({ subject }) => subject, sortBy: ({ subject }) => subject },
  { title: 'Sending', cell: ({ id }) => <SendState id={id} /> },
];

export function CampaignsScreen({ member }: { member: Member }) {
  return (
    <AdminScreen
      member={member}
      noun={campaignNoun}
      actions={actions.campaigns}
      undo={actions.activity.undo}
      emptyHint="An email to people who asked for it. You choose who gets it and see it before it is sent."
      columns={columns}
      languages={recordLanguages()}
      notes={recordNotes}
      getSearchTexts={({ name, subject }) => [name, subject]}
      Form={CampaignForm}
    />
  );
}
