import type { ImageType } from '../../lib/media/image-type.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { projectMessages } from '../../messages/projects.ts';
import { finishedStatuses } from './page/project-completion.ts';

/**
 * A project's pictures with what they are, or without if all are photographs. Those of a building that is not complete
 * are renderings unless editors say otherwise.
 */
export function withImageTypes(pictures: readonly Image[], status: string): Image[] {
  const typed = pictures.map((picture) => withImageType(picture, status));
  if (typed.some(({ imageType }) => imageType !== 'photograph')) return typed;
  return typed.map(({ imageType: _type, ...picture }) => picture);
}

export function withImageType(picture: Image, status: string) {
  const usual: ImageType = finishedStatuses.includes(status) ? 'photograph' : 'rendering';
  return { ...picture, imageType: picture.imageType ?? usual };
}

type Pictured = { image: Image | null; status: string };

/** What stands below the pictures of a list: below the first rendering, that they are, and below others what they are. */
export function imageNotes(projects: readonly Pictured[]) {
  const pictures = projects.map(({ image, status }) => image && withImageType(image, status));
  const ofAll = renderingsText(pictures.filter((picture) => picture !== null));
  const first = pictures.findIndex((picture) => picture?.imageType === 'rendering');
  return pictures.map((picture, index) => {
    if (!picture) return undefined;
    if (picture.imageType === 'rendering') return index === first ? ofAll : undefined;
    const isUsual = ofAll === undefined && picture.imageType === 'photograph';
    return isUsual ? undefined : imageTypeText(picture);
  });
}

/** The words that say once, of several pictures, that they are renderings; undefined if none is. */
export function renderingsText(pictures: readonly Pick<Image, 'imageType'>[]) {
  const renderings = pictures.filter(({ imageType }) => imageType === 'rendering').length;
  if (renderings === 0) return undefined;
  const { allRenderings, someRenderings } = projectMessages().project.images;
  return renderings === pictures.length ? allRenderings : someRenderings;
}

/** `Artist’s rendering`, after the picture's description. */
export function imageTypeText({ imageType }: Pick<Image, 'imageType'>) {
  return imageType && projectMessages().project.images.types[imageType];
}

/** What a picture without others is, unless it is a photograph. */
export function imageNote(picture: Pick<Image, 'imageType'>) {
  return picture.imageType === 'photograph' ? undefined : imageTypeText(picture);
}

/** The description of a picture that stands alone, such as on a social card. */
export function altWithType(picture: Pick<Image, 'alt' | 'imageType'>) {
  const type = imageTypeText(picture);
  return type ? projectMessages().project.images.altWithType(picture.alt, type) : picture.alt;
}
