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

declare namespace App {
  interface Locals {
    /** Who is signed in, under /admin and in actions. Set by the middleware. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- This file must not become a module.
    user?: import('./lib/rights.ts').Member | undefined;
    /** The same, where only the signed-in come: on every page of /admin but those of sign-in. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- This file must not become a module.
    member: import('./lib/rights.ts').Member;
    /** The record of which a preview is to be rendered. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- This file must not become a module.
    shown?: import('./records/shown.server.ts').Shown | undefined;
  }
}
