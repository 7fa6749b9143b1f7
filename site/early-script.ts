import { storageKeys } from '#domain/consent/storage.ts'

/**
 * Runs before the first paint, so that a scheme chosen during this visit shows without a flash.
 * It stands in the page itself; the content security policy knows it by its hash.
 */
export const earlyScript = `try{const s=sessionStorage.getItem('${storageKeys.scheme.name}');if(s)document.documentElement.dataset.scheme=s}catch{}`
