import type { Plugin } from 'vite'

/** Where names are given to functions that a build has taken them from, in statements that run at the start. */
const NAMING = [
  { files: /\/@radix-ui\/[\w-]+\/dist\/index\.mjs$/, statement: /^[ \t]*__name\(\w+, "[\w$]+"\);$/gm },
  { files: /\/react-router\/dist\/production\/[\w-]+\.mjs$/, statement: /^\w+\.displayName = "\w+";$/gm },
]

/**
 * Leaves those statements out: nobody reads the names, and because of them no function counts as unused (5 kB of Radix,
 * 2 of the router, and a call for each of hundreds before a screen is drawn).
 */
export const withoutNames = (): Plugin => ({
  name: 'vigie:without-names',
  apply: 'build',
  transform: {
    filter: { id: NAMING.map(({ files }) => files) },
    handler: (code, id) => {
      const found = NAMING.filter(({ files }) => files.test(id))
      return found.reduce((text, { statement }) => text.replace(statement, ''), code)
    },
  },
})
