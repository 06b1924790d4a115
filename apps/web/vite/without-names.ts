import type { Plugin } from 'vite'

/** Radix gives each of its functions the name that a build has taken from it, in a statement that runs at the start. */
const NAMING = /^[ \t]*__name\(\w+, "[\w$]+"\);$/gm

/**
 * Leaves those statements out: nobody reads the names, and because of them no function counts as unused (5 kB, and a
 * call for each of hundreds before a screen is drawn).
 */
export const withoutNames = (): Plugin => ({
  name: 'vigie:without-names',
  apply: 'build',
  transform: {
    filter: { id: /\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/ },
    handler: (code) => code.replace(NAMING, ''),
  },
})
