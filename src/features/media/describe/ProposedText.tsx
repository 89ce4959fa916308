import { actions } from 'astro:actions';
import { allQueries, useChange } from '../../../admin/actions/useChange.ts';
import { Proposed } from '../../../admin/feedback/Proposed.tsx';
import { mediaErrors, type MediaFile } from '../media.ts';

type ProposedTextProps = {
  file: Pick<MediaFile, 'url' | 'proposal'>;
  /** The text in the field. */
  alt: string;
  onTake: (text: string) => void;
  onDismissed: () => void;
};

/** The alternative text that an assistant proposes for a file. */
export function ProposedText({ file, alt, onTake, onDismissed }: ProposedTextProps) {
  const { url, proposal } = file;
  const { change, isBusy } = useChange({ keys: allQueries });
  if (!proposal || proposal.body === alt) return null;

  async function dismiss() {
    await change(async (send) => {
      await send(actions.media.dismissText, { url }, mediaErrors.dismiss);
      onDismissed();
      return { text: 'Proposed text dismissed', leavesFocus: true };
    });
  }

  return (
    <Proposed
      label="Alt text proposed"
      proposal={proposal}
      take="Use this text"
      isBusy={isBusy}
      onTake={() => onTake(proposal.body)}
      onDismiss={() => void dismiss()}
    />
  );
}
