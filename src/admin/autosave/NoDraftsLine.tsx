import { DraftLine } from './DraftLine.tsx';

export function NoDraftsLine() {
  return (
    <DraftLine>
      This browser cannot save drafts. Leave this page open until you have saved.
    </DraftLine>
  );
}
