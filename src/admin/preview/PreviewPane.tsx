import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery, useElementSize } from '@mantine/hooks';
import {
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type Ref,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import spinner from '../../ui/loading/Spinner.module.css';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { useFields, useValues } from '../fields/fields-context.ts';
import { differAnywhere, type Values } from '../forms/values.ts';
import { Modal } from '../feedback/Modal.tsx';
import { useFormKey } from '../keys/useFormKey.ts';
import { PreviewSlot } from './preview-slot.ts';
import styles from './PreviewPane.module.css';
import { useFieldLinks, type NameInPage } from './useFieldLinks.ts';
import { usePreview, type MakeInput, type PreviewState } from './usePreview.ts';

type PreviewPaneProps = {
  /** A GET returns the saved page; a POST of form input returns the page with that input. */
  address: string;
  title: string;
  makeInput: MakeInput;
  /** What the page calls a field of the form, if not the same. */
  nameInPage?: NameInPage;
  /** Additional controls of the preview. */
  children?: ReactNode;
};

/** Previews the public page: beside the form, or on narrow screens behind a button. */
export function PreviewPane(props: PreviewPaneProps) {
  const isNarrow = useMediaQuery('(max-width: 60rem)', false, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  const fields = useFields();
  const [initial] = useState(() => (fields.mode === 'form' ? fields.store.values() : undefined));
  const container = useContext(PreviewSlot);
  const inForm = useRef<HTMLDivElement>(null);
  const close = useCallback(() => flushSync(() => setOpen(false)), []);
  const onRendered = useFieldLinks(inForm, close, props.nameInPage);
  useFormKey('preview', initial && (() => setOpen(true)));
  if (!initial) return null;
  const preview = { ...props, initial, onRendered };
  const opened = isOpen && (
    <FullScreen onClose={() => setOpen(false)}>
      <Preview {...preview} firstDevice={isNarrow ? 'phone' : 'desktop'}>
        <ActionIcon aria-label="Close preview" onClick={() => setOpen(false)}>
          <AdminIcon name="close" />
        </ActionIcon>
      </Preview>
    </FullScreen>
  );
  if (!isNarrow) {
    const pane = (
      <aside className={styles.pane} aria-label="Live preview">
        <Preview {...preview} firstDevice="desktop">
          {props.children}
        </Preview>
      </aside>
    );
    return (
      <div ref={inForm}>
        {container && createPortal(pane, container)}
        {opened}
      </div>
    );
  }
  return (
    <div ref={inForm}>
      <div className={styles.opener}>
        <Button
          variant="default"
          leftSection={<AdminIcon name="phone" />}
          onClick={() => setOpen(true)}
        >
          Preview
        </Button>
        {props.children}
      </div>
      {opened}
    </div>
  );
}

const stateLabels: Record<PreviewState, string> = {
  saved: 'Live preview',
  unsaved: 'Live preview, unsaved changes',
  incomplete: 'Live preview paused: fix the highlighted fields',
  'signed-out': 'Live preview paused: you have been signed out',
  failed: 'Live preview paused: no connection',
};

type PreviewProps = PreviewPaneProps & {
  /** The form's initial values, which the saved page shows. */
  initial: Values;
  onRendered: (page: Document) => void;
  firstDevice: Device;
};

function Preview(props: PreviewProps) {
  const { address, title, makeInput, initial, onRendered, firstDevice, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  const values = useSeenValues(bar);
  const [device, setDevice] = useState(firstDevice);
  const fields = useFields();
  const isSaved = fields.mode === 'form' && !differAnywhere(values, fields.saved);
  const { frame, onLoad, state } = usePreview(address, { values, initial }, makeInput, onRendered);
  return (
    <>
      <div ref={bar} className={styles.bar}>
        <p className={styles.state} role="status">
          {stateLabels[state === 'unsaved' && isSaved ? 'saved' : state]}
        </p>
        <div className={styles.devices} role="group" aria-label="Preview width">
          {(['desktop', 'phone'] as const).map((option) => (
            <ActionIcon
              key={option}
              className={styles.device}
              aria-label={option === 'desktop' ? 'Desktop preview' : 'Phone preview'}
              aria-pressed={option === device}
              onClick={() => setDevice(option)}
            >
              <AdminIcon name={option} />
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

/** The form's values. While the preview is not visible, returns the previous values, so that it does not update. */
function useSeenValues(container: RefObject<HTMLElement | null>) {
  const live = useValues();
  const [values, setValues] = useState(live);
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setIsSeen((entry?.target.getClientRects().length ?? 0) > 0);
    });
    if (container.current) observer.observe(container.current);
    return () => observer.disconnect();
  }, [container]);

  if (isSeen && values !== live) setValues(live);
  return isSeen ? live : values;
}

function FullScreen({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Modal ref={dialog} className={styles.fullScreen} aria-label="Live preview" onClose={onClose}>
      {children}
    </Modal>
  );
}

/** The viewports to preview, in CSS pixels. */
const screens = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

type Device = keyof typeof screens;

type PreviewFrameProps = {
  ref: Ref<HTMLIFrameElement>;
  address: string;
  title: string;
  device: Device;
  onLoad: () => void;
};

/** A viewport scaled down to fit, and made higher where there is room: the first screen of a page stops growing. */
function PreviewFrame({ ref, address, title, device, onLoad }: PreviewFrameProps) {
  const { ref: room, ...size } = useElementSize();
  const [isLoaded, setLoaded] = useState(false);
  const { width, height } = screens[device];
  const scale = Math.min(1, size.width / width, size.height / height);
  const shownHeight = Math.max(height, Math.min(height * 2, size.height / (scale || 1)));
  return (
    <div ref={room} className={styles.room}>
      <div className={styles.screen} style={{ width: width * scale, height: shownHeight * scale }}>
        {!isLoaded && (
          <div className={styles.loading} aria-hidden="true">
            <span className={spinner.sky} />
          </div>
        )}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The page's content security policy allows no scripts in it. */}
        <iframe
          ref={ref}
          className={styles.frame}
          style={{ width, height: shownHeight, scale: String(scale) }}
          src={address}
          title={title}
          onLoad={() => {
            setLoaded(true);
            onLoad();
          }}
        />
      </div>
    </div>
  );
}
