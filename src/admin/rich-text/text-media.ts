import { createContext, type ComponentType } from 'react';

export type TextMediumKind = 'image' | 'video';

export type TextMediumDialogProps = {
  kind: TextMediumKind;
  /** The image or video to change; empty for a new one. */
  src: string;
  onChoose: (src: string) => void;
  onClose: () => void;
};

/** Asks for an image or a video of a text. Without a provider a text has none. */
export const TextMediumContext = createContext<ComponentType<TextMediumDialogProps> | undefined>(
  undefined,
);
