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

/** The page checks data with its schemas and never describes them: the code that does (5 kB) stays out of a build. */
export const zodWithoutJsonSchema = (): Plugin => ({
  name: 'vigie:zod-without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      for (const [tie] of TIES) {
        if (code.search(tie) < 0) this.error(`zod has changed: ${tie} is not in its source`)
      }
      return TIES.reduce((text, [tie, instead]) => text.replace(tie, instead), code)
    },
  },
})
