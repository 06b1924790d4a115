import manifest from '../package.json' with { type: 'json' }

/** Of the running gateway. */
export const VERSION: string = manifest.version
