import { expect, test } from 'vitest'
import { readSource, sourceFiles } from './sources.ts'

// Who uses a public symbol reads its doc comment in the editor: a sentence that says what it is, its shape, units, errors.

const LEAST_PCT = 90
const EXPORTED = /^export (?:const|function\*?|type|interface|class) (\w+)/

test.each(['contracts', 'machines'])('nine in ten of the exported symbols of %s have a doc comment', (workspace) => {
  const symbols = sourceFiles()
    .filter((file) => file.startsWith(`${workspace}/src/`) && !file.endsWith('.test.ts'))
    .flatMap((file) => symbolsOf(file))
  const missing = symbols.filter(({ isDocumented }) => !isDocumented).map(({ where }) => where)
  const pct = (100 * (symbols.length - missing.length)) / symbols.length
  expect(pct, `without a doc comment:\n${missing.join('\n')}`).toBeGreaterThanOrEqual(LEAST_PCT)
})

/** What a file exports by declaration, each with whether the line above it ends a doc comment. */
const symbolsOf = (file: string): { readonly where: string; readonly isDocumented: boolean }[] => {
  const lines = readSource(file).split('\n')
  return lines.flatMap((line, index) => {
    const [, name] = EXPORTED.exec(line) ?? []
    const isDocumented = lines[index - 1]?.trimEnd().endsWith('*/') === true
    return name === undefined ? [] : [{ where: `${file}:${index + 1} ${name}`, isDocumented }]
  })
}
