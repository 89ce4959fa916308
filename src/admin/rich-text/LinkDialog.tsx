import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useContext, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { linkAddressFrom } from '../../lib/link-address.ts';
import { Dialog } from '../Dialog.tsx';
import { focusFirst } from '../useFocusLater.ts';
import { LinkPagesContext } from './link-pages.ts';
import { linkWords, removeLink, setLink, shownLink } from './links.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

/** Inside another form it cannot be a form itself, so Enter is handled by hand. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [shown] = useState(() => shownLink(editor));
  const { groups, error } = useLinkPages();
  const [chosen, setChosen] = useState<string>();
  const [typed, setTyped] = useState(shown.address);
  const [words, setWords] = useState('');
  const [addressError, setAddressError] = useState<string>();
  const pages = groups.flatMap(({ pages: all }) => all);
  const page = pages.find(({ path }) => path === (chosen ?? shown.address));

  function set() {
    const address = page?.path ?? linkAddressFrom(typed);
    if (address === undefined) {
      setAddressError(linkWords.invalid);
      focusFirst(addressName);
      return;
    }
    change(() => setLink(editor, address, words.trim() || (page?.label ?? typed.trim())));
  }

  /** Synchronous, so that the next key is typed into the text. */
  function change(act: () => void) {
    act();
    flushSync(onClose);
    editor.view.focus();
  }

  function setByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    set();
  }

  return (
    <Dialog
      heading={shown.isLink ? 'Edit link' : 'Add a link'}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <>
          {shown.isLink && (
            <Button variant="default" onClick={() => change(() => removeLink(editor))}>
              Remove Link
            </Button>
          )}
          <Button onClick={set}>{shown.isLink ? 'Change Link' : 'Add Link'}</Button>
        </>
      }
    >
      {shown.needsWords && (
        <TextInput
          label="Words"
          description="What readers press; left empty, it is what the link leads to"
          autoComplete="off"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onKeyDown={setByKey}
        />
      )}
      <NativeSelect
        label="Leads to"
        value={page?.path ?? ''}
        error={error}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">Another address</option>
        {groups.map(({ heading, pages: all }) => (
          <optgroup key={heading} label={heading}>
            {all.map(({ label, path }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      {!page && (
        <TextInput
          label="Address"
          description="Of a page, an e-mail address or a telephone number"
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          required
          data-autofocus
          data-focus={addressName}
          value={typed}
          error={addressError}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setAddressError(undefined);
          }}
          onKeyDown={setByKey}
        />
      )}
    </Dialog>
  );
}

const addressName = 'link-address';

function useLinkPages() {
  const find = useContext(LinkPagesContext);
  const { data: groups = [], error } = useQuery({ queryKey: ['link-pages'], queryFn: find });
  return { groups, error: error?.message };
}
