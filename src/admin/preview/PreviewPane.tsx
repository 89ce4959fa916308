import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { AdminIcon } from '../AdminIcon.tsx';
import { useFields, useValues } from '../fields/fields-context.ts';
import type { Values } from '../forms/values.ts';
import { PreviewFrame, type Device } from './PreviewFrame.tsx';
import styles from './PreviewPane.module.css';
import { usePreview, type MakeInput, type PreviewState } from './usePreview.ts';

type PreviewPaneProps = {
  /** A GET answers the saved page, a POST of form input the page with that. */
  address: string;
  title: string;
  makeInput: MakeInput;
  /** The id of the element beside the form to render into. */
  place: string;
};

/** The page as visitors will see it: beside its form, or on narrow screens behind a button. */
export function PreviewPane(props: PreviewPaneProps) {
  const isNarrow = useMediaQuery('(max-width: 60rem)', false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const fields = useFields();
  const [initial] = useState(() => (fields.mode === 'form' ? fields.store.values() : undefined));
  if (!initial) return null;
  const place = document.getElementById(props.place);
  if (!isNarrow && place) {
    return createPortal(
      <aside className={styles.pane} aria-label="Live preview">
        <Preview {...props} initial={initial} firstDevice="desktop" />
      </aside>,
      place,
    );
  }
  return (
    <>
      <Button
        className={styles.opener}
        variant="default"
        leftSection={<AdminIcon name="phone" />}
        onClick={() => setOpen(true)}
      >
        Preview
      </Button>
      {isOpen && (
        <FullScreen onClose={() => setOpen(false)}>
          <Preview {...props} initial={initial} firstDevice="phone">
            <ActionIcon aria-label="Close preview" onClick={() => setOpen(false)}>
              <AdminIcon name="close" />
            </ActionIcon>
          </Preview>
        </FullScreen>
      )}
    </>
  );
}

const words: Record<PreviewState, string> = {
  saved: 'Live preview',
  unsaved: 'Live preview, unsaved changes',
  incomplete: 'Live preview, waiting for what needs attention',
  'signed-out': 'Live preview, paused: you have been signed out',
  failed: 'Live preview, waiting for a connection',
};

type PreviewProps = PreviewPaneProps & {
  /** The form's initial values, which the saved page shows. */
  initial: Values;
  firstDevice: Device;
  children?: ReactNode;
};

function Preview(props: PreviewProps) {
  const { address, title, makeInput, initial, firstDevice, children } = props;
  const values = useValues();
  const [device, setDevice] = useState(firstDevice);
  const { frame, onLoad, state } = usePreview(address, { values, initial }, makeInput);
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.state} role="status">
          {words[state]}
        </p>
        <div className={styles.devices} role="group" aria-label="Width of the preview">
          {(['desktop', 'phone'] as const).map((each) => (
            <ActionIcon
              key={each}
              className={styles.device}
              aria-label={each === 'desktop' ? 'Desktop preview' : 'Phone preview'}
              aria-pressed={each === device}
              onClick={() => setDevice(each)}
            >
              <AdminIcon name={each} />
            </ActionIcon>
          ))}
          {children}
        </div>
      </div>
      <PreviewFrame
        ref={frame}
        address={address}
        title={`Live preview of ${title}`}
        device={device}
        onLoad={onLoad}
      />
    </>
  );
}

function FullScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog ref={dialog} className={styles.fullScreen} aria-label="Live preview" onClose={onClose}>
      {children}
    </dialog>
  );
}
