import type { Plugin } from 'vite'

const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`
/** Where sentences stand that describe, and what they look like there. */
const DESCRIBED = [
  { files: /\/machines\/src\/.+\.machine\.ts$/, sentence: new RegExp(String.raw`\bdescription:\s*${TEXT}\s*,?`, 'g') },
  { files: /\/contracts\/src\/errors\.ts$/, sentence: new RegExp(String.raw`,\s*title:\s*${TEXT}`, 'g') },
  { files: /\/contracts\/src\/.+\.ts$/, sentence: new RegExp(String.raw`\s*\.describe\(\s*${TEXT}\s*,?\s*\)`, 'g') },
]

/**
 * Leaves the sentences that describe states of charts, fields of contracts and errors out of the page: tests, drawings and the
 * published interfaces read them, no page does.
 */
export const withoutDescriptions = (): Plugin => ({
  name: 'vigie:without-descriptions',
  enforce: 'pre',
  transform(code, id) {
    const found = DESCRIBED.filter(({ files }) => files.test(id))
    return found.length === 0
      ? null
      : { code: found.reduce((text, { sentence }) => text.replace(sentence, ''), code), map: null }
  },
})
