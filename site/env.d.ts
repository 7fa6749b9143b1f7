/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean
  }
}

declare global {
  namespace astroHTML.JSX {
    interface VideoHTMLAttributes {
      /** https://html.spec.whatwg.org/#attr-media-loading; browsers without it load the picture at once. */
      loading?: 'lazy' | 'eager'
    }
  }
}

export {}
