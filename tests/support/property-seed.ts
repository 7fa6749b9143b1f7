import fc from 'fast-check'

/**
 * The same draws in every run, so that what fails once fails again. `POUCH_PROPERTY_SEED` names
 * another seed, to look further.
 */
fc.configureGlobal({ seed: Number(process.env.POUCH_PROPERTY_SEED ?? 1) })
