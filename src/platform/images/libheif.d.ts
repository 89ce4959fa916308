declare module 'libheif-js/wasm-bundle.js' {
  type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };

  type HeifImage = {
    get_width: () => number;
    get_height: () => number;
    is_primary: () => boolean;
    free: () => void;
    display: (target: Pixels, callback: (shown: Pixels | null) => void) => void;
  };

  const libheif: {
    ready: Promise<unknown>;
    HeifDecoder: new () => { decode: (content: Buffer) => HeifImage[] };
  };
  export default libheif;
}
