import manifest from '../package.json' with { type: 'json' }

/** Version of the running gateway, from its package. */
export const VERSION: string = manifest.version
