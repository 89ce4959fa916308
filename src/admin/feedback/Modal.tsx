import {
  useLayoutEffect,
  useState,
  type ComponentProps,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { showModal } from './show-modal.ts';

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref'> & {
  ref: RefObject<HTMLDialogElement | null>;
};

/**
 * A native modal dialog. It is in no form of the page, and none of its events reach the component that shows it: React
 * would pass them on even from a portal, and what is typed, submitted or pressed here would act on the form behind.
 */
export function Modal({ ref, onKeyDown, onCancel, onClose, ...props }: ModalProps) {
  // A menu that closes as the dialog opens has gone by the time of the effect.
  const [opener] = useState(findOpener);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog) showModal(dialog);
    return () => {
      dialog?.close();
      const { activeElement } = document;
      const isLost = activeElement === document.body || dialog?.contains(activeElement);
      if (isLost) opener?.focus();
    };
  }, [ref, opener]);

  return createPortal(
    <dialog
      ref={ref}
      {...props}
      {...withEnd}
      onKeyDown={endingHere(onKeyDown)}
      onCancel={endingHere(onCancel)}
      onClose={endingHere(onClose)}
    />,
    document.body,
  );
}

/** The browser returns the focus to what had it. An item of a menu is gone by then, so its button gets it. */
function findOpener() {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role="menu"]');
  const button = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '');
  return button ?? (activeElement instanceof HTMLElement ? activeElement : undefined);
}

/** For React alone: menus and drags in a dialog listen to the document, which still gets the event. */
function endingHere<Event extends SyntheticEvent>(act?: (event: Event) => void) {
  return (event: Event) => {
    event.isPropagationStopped = () => true;
    act?.(event);
  };
}

const events = [
  'onBeforeInput',
  'onBlur',
  'onChange',
  'onClick',
  'onCompositionEnd',
  'onCompositionStart',
  'onCompositionUpdate',
  'onContextMenu',
  'onCopy',
  'onCut',
  'onDoubleClick',
  'onDrag',
  'onDragEnd',
  'onDragEnter',
  'onDragLeave',
  'onDragOver',
  'onDragStart',
  'onDrop',
  'onFocus',
  'onInput',
  'onInvalid',
  'onKeyUp',
  'onMouseDown',
  'onMouseMove',
  'onMouseOut',
  'onMouseOver',
  'onMouseUp',
  'onPaste',
  'onPointerCancel',
  'onPointerDown',
  'onPointerMove',
  'onPointerOut',
  'onPointerOver',
  'onPointerUp',
  'onReset',
  'onSelect',
  'onSubmit',
  'onTouchCancel',
  'onTouchEnd',
  'onTouchMove',
  'onTouchStart',
  'onWheel',
] as const satisfies (keyof ComponentProps<'dialog'>)[];

const withEnd = Object.fromEntries(events.map((name) => [name, endingHere()]));
