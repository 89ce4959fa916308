import { imageTypes, type ImageType } from '../../../lib/media/image-type.ts';

const names: Record<ImageType, string> = {
  photograph: 'Photograph',
  rendering: 'Artist’s rendering',
  drawing: 'Drawing',
};

const byStatus = 'By the project’s status';

export function imageTypeName(type: ImageType | null) {
  return type === null ? byStatus : names[type];
}

export function imageTypeNamed(name: unknown): ImageType | null {
  return imageTypes.find((type) => names[type] === name) ?? null;
}
