import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { linkAddressFrom } from '../../lib/web/link-address.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { focusFirst } from '../browser/useFocusLater.ts';
import { LinkPagesContext } from './link-pages.ts';
import { linkMessages, removeLink, setLink, editedLink } from './links.ts';

type LinkDialogProps = { editor: Editor; onClose: () => void };

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [link] = useState(() => editedLink(editor));
  const { groups, error } = useLinkPages();
  const [chosen, setChosen] = useState<string>();
  const [url, setUrl] = useState(link.address);
  const [linkText, setLinkText] = useState('');
  const [addressError, setAddressError] = useState<string>();
  const pages = groups.flatMap(({ pages: all }) => all);
  const page = pages.find(({ path }) => path === (chosen ?? link.address));

  function set() {
    const address = page?.path ?? linkAddressFrom(url);
    if (address === undefined) {
      setAddressError(linkMessages.invalid);
      focusFirst(addressName);
      return;
    }
    change(() => setLink(editor, address, linkText.trim() || (page?.label ?? url.trim())));
  }

  /** Synchronous, so that the next key is typed into the text. */
  function change(act: () => void) {
    act();
    flushSync(onClose);
    editor.view.focus();
  }

  return (
    <Dialog
      heading={link.isLink ? 'Edit link' : 'Add link'}
      onCancel={onClose}
      cancel="Cancel"
      actions={
        <>
          {link.isLink && (
            <Button variant="default" onClick={() => change(() => removeLink(editor))}>
              Remove link
            </Button>
          )}
          <Button onClick={set}>{link.isLink ? 'Update link' : 'Add link'}</Button>
        </>
      }
    >
      {link.needsText && (
        <TextInput
          label="Link text"
          description="Optional. If empty, the page name or URL is shown."
          autoComplete="off"
          value={linkText}
          onChange={({ currentTarget }) => setLinkText(currentTarget.value)}
        />
      )}
      <NativeSelect
        label="Link to"
        value={page?.path ?? ''}
        error={error}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">Another URL</option>
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
          label="URL"
          description="A web page, email address or phone number"
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2_000}
          required
          data-autofocus
          data-focus={addressName}
          value={url}
          error={addressError}
          onChange={({ currentTarget }) => {
            setUrl(currentTarget.value);
            setAddressError(undefined);
          }}
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
