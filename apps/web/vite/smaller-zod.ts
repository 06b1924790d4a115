import type { Plugin } from 'vite'

const NO_JSON_SCHEMA = `
const none = () => () => { throw new Error('the page writes no JSON Schema') }
const createStandardJSONSchemaMethod = none
const createToJSONSchemaMethod = none
const processors = { aggregateChecks: none() }`

/** What ties every schema to code that no page runs; a version of zod that says it otherwise stops the build. */
const TIES: readonly (readonly [RegExp, string])[] = [
  // the writer of JSON Schema
  [/^import \{[^}]*\} from "\.\.\/core\/to-json-schema\.js";$/m, NO_JSON_SCHEMA],
  [/^import \* as processors from "\.\.\/core\/json-schema-processors\.js";$/m, ''],
  [/^\s*inst\._zod\.processJSONSchema = .*$/gm, ''],
  // the compiler of objects, which the content policy forbids
  [/core\.\$ZodObjectJIT\.init/, 'core.$ZodObject.init'],
  // the search for schemas that contain themselves: none of ours does
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/, 'undefined'],
  // the older way to say `z.email()`, `z.string().email()`, with all formats that there are
  [/^ {4}\w+\(params\) \{\n\s*return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},$/gm, ''],
]

/** What people read has sentences of its own, in French. */
const ONE_SENTENCE = `export default () => ({ localeError: () => 'Invalid input' })`

/**
 * The page checks data with its schemas, never describes them, and shows nobody what they say in English: that code,
 * and what else of zod it cannot use, stays out of a build (10 kB).
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
