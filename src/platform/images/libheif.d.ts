declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

  export type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    free: () => void;
    display: (target: Pixels, callback: (shown: Pixels | null) => void) => void;
  };

  type HeifDecoder = {
    /** What it has read, which only `heif_context_free` removes. */
    decoder?: object | null;
    decode: (content: Buffer) => HeifImage[];
  };

  export type Libheif = {
    ready: Promise<unknown>;
    HeifDecoder: new () => HeifDecoder;
    heif_context_free: (context: object) => void;
  };

  const load: () => Libheif;
  export default load;
}
