import type { Image } from '../../../lib/media/image-url.ts';

/** The public contact of a project. */
export type ProjectPartner = {
  slug: string;
  name: string;
  title: string;
  office: string;
  email: string;
  image: Image | null;
};
