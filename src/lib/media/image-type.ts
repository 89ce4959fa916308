/** What a picture is of: a place as it was seen, one that is imagined, or a sketch of it. */
export const imageTypes = ['photograph', 'rendering', 'drawing'] as const;

export type ImageType = (typeof imageTypes)[number];
