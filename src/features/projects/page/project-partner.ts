import type { Licensed } from '../../../site/settings/sellers.ts';
import type { Image } from '../../../lib/media/image-url.ts';

/** The public contact of a project. */
export type ProjectPartner = Licensed & {
  slug: string;
  title: string;
  office: string;
  /** The id of the partner’s city. */
  city: string | null;
  email: string;
  image: Image | null;
  /** If it is not translated into the language of the page: the language of its texts. */
  lang?: string;
};
