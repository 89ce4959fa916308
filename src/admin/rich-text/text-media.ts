import { createContext, type ReactNode } from 'react';

export type TextMediumKind = 'image' | 'video';

export type TextMediumDialogProps = {
  kind: TextMediumKind;
  /** The image or video to change; empty for a new one. */
  src: string;
  onChoose: (src: string) => void;
  onClose: () => void;
};

/** Renders the dialog that asks for an image or a video of a text. Without a provider a text has none. */
export const TextMediumContext = createContext<
  ((props: TextMediumDialogProps) => ReactNode) | undefined
>(undefined);
