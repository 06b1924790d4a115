import type { Plugin } from 'vite'

const NO_JSON_SCHEMA = `
const none = () => () => { throw new Error('the page writes no JSON Schema') }
const createStandardJSONSchemaMethod = none
const createToJSONSchemaMethod = none`

/** What ties every schema to the writer of JSON Schema; a version of zod that says it otherwise stops the build. */
const TIES: readonly (readonly [RegExp, string])[] = [
  [/^import \{[^}]*\} from "\.\.\/core\/to-json-schema\.js";$/m, NO_JSON_SCHEMA],
  [/^\s*inst\._zod\.processJSONSchema = .*$/gm, ''],
]

/** What people read has sentences of its own, in French. */
const ONE_SENTENCE = `export default () => ({ localeError: () => 'Invalid input' })`

/**
 * The page checks data with its schemas, never describes them, and shows nobody what they say in English: that code
 * (6 kB) stays out of a build.
 */
export const smallerZod = (): Plugin => ({
  name: 'vigie:smaller-zod',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/(?:classic\/schemas|locales\/en)\.js$/ },
    handler(code, id) {
      if (id.includes('/locales/')) return ONE_SENTENCE
      for (const [tie] of TIES) {
        if (code.search(tie) < 0) this.error(`zod has changed: ${tie} is not in its source`)
      }
      return TIES.reduce((text, [tie, instead]) => text.replace(tie, instead), code)
    },
  },
})
