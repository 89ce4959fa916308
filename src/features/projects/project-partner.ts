import type { Image } from '../../lib/image-url.ts';

/** Whom to ask about a project. */
export type ProjectPartner = {
  slug: string;
  name: string;
  title: string;
  office: string;
  email: string;
  image: Image | null;
};
