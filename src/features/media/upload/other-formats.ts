import type { MediaKind } from '../media.ts';

type Format = { name: string; kind: MediaKind; type: RegExp; extension: RegExp };

/** Formats of pictures and films that people bring and the site does not take. */
const formats: readonly Format[] = [
  image('HEIC', /hei[cf]/, /hei[cf]/),
  image('TIFF', /tiff/, /tiff?/),
  image('BMP', /(?:x-ms-)?bmp/, /bmp/),
  image('Photoshop', /(?:vnd\.adobe\.|x-)?photoshop/, /psd/),
  image('WebP', /webp/, /webp/),
  image('AVIF', /avif/, /avif/),
  image('JPEG XL', /jxl/, /jxl/),
  image('JPEG 2000', /j(?:p2|px|pm|2c)/, /jp2|j2k|jpx/),
  image(
    'RAW',
    /x-(?:adobe-dng|canon-cr[23]|nikon-nef|sony-arw|fujifilm-raf|olympus-orf|panasonic-rw2)/,
    /dng|cr[23]|nef|arw|raf|orf|rw2/,
  ),
  video('MOV', /quicktime/, /mov|qt/),
  video('AVI', /(?:x-msvideo|msvideo|(?:vnd\.)?avi)/, /avi/),
  video('MKV', /(?:x-)?matroska(?:-3d)?/, /mkv|mk3d/),
  video('WMV', /x-ms-(?:wmv|asf)/, /wmv|asf/),
  video('MPEG', /(?:x-)?mpeg|mp[12]p/, /mpe?g|m2v|vob/),
  video('AVCHD', /mp2t|vnd\.dlna\.mpeg-tts/, /m2?ts/),
  video('3GP', /3gpp2?/, /3gp|3g2/),
  video('FLV', /x-flv/, /flv/),
  video('Ogg', /ogg/, /ogv/),
];

/** The detected type of WMV. */
const asf = 'application/vnd.ms-asf';

type NamedFile = { name?: string; type: string };

function detectFormat({ name = '', type }: NamedFile) {
  const known = type === asf ? 'video/x-ms-asf' : type.toLowerCase();
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  // Browsers do not know all of these types, so the name counts, too.
  return formats.find((one) =>
    known === '' ? one.extension.test(extension) : one.type.test(known),
  );
}

/** True for films, also in a format whose type the browser does not know. */
export function isVideoFile(file: NamedFile) {
  return file.type.startsWith('video/') || detectFormat(file)?.kind === 'video';
}

/** What to do with a file of this kind in a known format that the site does not take; undefined for any other file. */
export function formatError(file: NamedFile, kind: MediaKind) {
  const found = detectFormat(file);
  if (found?.kind !== kind) return undefined;
  const things = found.name === 'HEIC' ? 'photos' : `${kind}s`;
  const target = kind === 'image' ? 'JPG' : 'MP4';
  return `${found.name} ${things} are not supported. Save it as ${target} and try again.`;
}

function image(name: string, type: RegExp, extension: RegExp): Format {
  return format('image', name, type, extension);
}

function video(name: string, type: RegExp, extension: RegExp): Format {
  return format('video', name, type, extension);
}

function format(kind: MediaKind, name: string, type: RegExp, extension: RegExp): Format {
  return {
    name,
    kind,
    type: new RegExp(`^${kind}/(?:${type.source})(?:-sequence)?$`),
    extension: new RegExp(`^(?:${extension.source})$`),
  };
}
