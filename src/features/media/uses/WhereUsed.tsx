import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../../admin/actions/useAction.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import { paths } from '../../../site/paths.ts';
import { TextButton } from '../fields/TextButton.tsx';
import { mediaErrors, type DetachableUses, type MediaFile, type MediaUse } from '../media.ts';
import styles from '../library/MediaPanel.module.css';
import { UsesList } from './UsesList.tsx';
import { countUses, requiredText } from './uses-text.ts';

type WhereUsedProps = {
  file: MediaFile;
  onDetach: (uses: DetachableUses) => void;
  onDetachAll: (uses: DetachableUses) => void;
  onReplace: () => void;
};

/** The uses of a file. Those that the member may change have an action that removes the file from them. */
export function WhereUsed({ file, onDetach, onDetachAll, onReplace }: WhereUsedProps) {
  const read = useRead();
  const { data } = useQuery({
    queryKey: ['media', 'detachable', file.url],
    queryFn: () => read(actions.media.detachable, { url: file.url }, mediaErrors.fetch),
    staleTime: 0,
  });
  const { records = [], films = [] } = data ?? {};
  const removable = records.filter(({ required }) => required.length === 0);
  const count = countUses(file);

  return (
    <section>
      <h3 tabIndex={-1} data-focus="uses">
        Where used
      </h3>
      <p className={styles.used}>{usedText()}</p>
      {count + films.length > 0 && (
        <UsesList of={file} films={films.map(videoUse)} actFor={actFor} />
      )}
      {removable.length + films.length > 1 && (
        <Button
          variant="default"
          className={styles.all}
          onClick={() => onDetachAll({ records: removable, films })}
        >
          Remove everywhere…
        </Button>
      )}
    </section>
  );

  function usedText() {
    if (file.isDeleted) return 'In the bin';
    if (count === 0 && films.length > 0) return 'Used as a poster image';
    return count === 0 ? 'Unused' : plural(count, 'Used in # place', 'Used in # places');
  }

  function actFor({ recordId, name }: MediaUse) {
    const video = films.find(({ url }) => url === recordId);
    const record = records.find((one) => one.recordId === recordId);
    if (record && record.required.length > 0)
      return (
        <>
          <span>{requiredText(record.required)}</span>
          <TextButton label="Replace…" subject={`in ${capitalised(name)}`} onClick={onReplace} />
        </>
      );
    if (!record && !video) return null;
    const uses = { records: record ? [record] : [], films: video ? [video] : [] };
    return (
      <TextButton
        label="Remove"
        subject={`from ${capitalised(name)}`}
        onClick={() => onDetach(uses)}
      />
    );
  }
}

function videoUse({ url, name }: DetachableUses['films'][number]): MediaUse {
  return {
    noun: 'video',
    recordId: url,
    name,
    address: paths.adminMediaFile(url),
    places: ['posterImage'],
  };
}
