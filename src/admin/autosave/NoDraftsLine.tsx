import { DraftLine } from './DraftLine.tsx';

export function NoDraftsLine() {
  return (
    <DraftLine>
      This browser keeps no drafts: what you type is on this page alone until you save it.
    </DraftLine>
  );
}
