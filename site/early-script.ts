import { storageKeys } from '#domain/consent/storage.ts'

const { extension, scheme } = storageKeys

/**
 * Runs before the first paint, so that a scheme chosen during this visit shows without a flash, and
 * no page offers an extension that is installed. A cookie choice removes what it doesn't cover, so
 * it is not asked for here. The script stands in the page itself; the content security policy knows
 * it by its hash.
 */
export const earlyScript = `try{const d=document.documentElement.dataset,s=sessionStorage.getItem('${scheme.name}'),e=localStorage.getItem('${extension.name}');if(s)d.scheme=s;if(e)d.extension=e}catch{}`
