/// <reference types="astro/client" />

declare module 'astro' {
  interface AstroClientDirectives {
    'client:use'?: boolean
  }
}

export {}
