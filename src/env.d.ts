/// <reference types="astro/client" />

/** What `vite-imagetools` gives for a picture: a `srcset` for each format, and the last format's widest. */
declare module '*&as=picture' {
  const picture: {
    sources: Record<string, string>;
    img: { src: string; w: number; h: number };
  };
  export default picture;
}

/** The address of one picture made to order. */
declare module '*&as=url' {
  const url: string;
  export default url;
}
