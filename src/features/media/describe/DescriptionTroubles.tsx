import { Alert } from '../../../admin/feedback/Alert.tsx';
import { ComparedTexts } from '../../../admin/fields/ComparedTexts.tsx';
import { Comparison } from '../../../admin/forms/Comparison.tsx';
import { focalWords } from './focal.ts';
import type { MediaFile } from '../media.ts';
import type { useDescription } from './useDescription.ts';

type Description = ReturnType<typeof useDescription>;

/** Shows why a description was not saved: a failure, or a newer description. */
export function DescriptionTroubles({
  description,
  noun,
}: {
  description: Description;
  noun: string;
}) {
  const { failure, newest } = description;
  return (
    <>
      {failure && <Alert>{failure}</Alert>}
      {newest && (
        <>
          <Alert>Someone else has changed this {noun} in the meantime.</Alert>
          <Comparison mine={compared(description)} theirs={compared(newest)}>
            <ComparedTexts name="alt" label="Alt text" />
            <ComparedTexts name="focal" label="Focal point" />
          </Comparison>
        </>
      )}
    </>
  );
}

function compared({ alt, focal }: Pick<MediaFile, 'alt' | 'focal'>) {
  return { alt, focal: focalWords(focal) };
}
