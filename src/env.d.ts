/// <reference types="astro/client" />

/** The result of `vite-imagetools` for a picture: a `srcset` for each format, and the widest file of the last format. */
declare module '*&as=picture' {
  const image: {
    sources: Record<string, string>;
    img: { src: string; w: number; h: number };
  };
  export default image;
}

/** The URL of a single processed picture. */
declare module '*&as=url' {
  const url: string;
  export default url;
}

/** How bright a picture of the repository is, as `parseLuminance` reads it. */
declare module '*?luminance' {
  const luminance: string;
  export default luminance;
}

declare namespace App {
  interface Locals {
    /** The signed-in user, under /admin and in actions. Set by the middleware. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- This file must not become a module.
    user?: import('./model/rights.ts').Member | undefined;
    /** The same, on pages that require a session: every page of /admin except those of sign-in. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- This file must not become a module.
    member: import('./model/rights.ts').Member;
    /** The record to render as a preview. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- This file must not become a module.
    previewRecord?: import('./records/preview-target.server.ts').PreviewTarget | undefined;
    /** Why a brochure cannot be opened yet. Set by its endpoint, which shows the page of the notice. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- This file must not become a module.
    brochureNotice?: import('./features/brochures/brochure.ts').BrochureNotice | undefined;
  }
}
