import type { Image } from './image-url.ts';

/** A film as reads return it: its file, and the picture that stands for it until it plays. */
export type Film = { url: string; poster: Image | null };
