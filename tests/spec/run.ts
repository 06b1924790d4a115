import { NOT_YET_REQUIRED, REQUIREMENTS } from './requirements.ts'
import { requirementTitles } from './titles.ts'

/** `npm run spec`: each requirement with the tests that name it; fails when a literal one has none. */
const titles = requirementTitles()
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const uncovered: string[] = []
for (const { id, text, kind } of REQUIREMENTS) {
  const named = titles.filter(({ ids }) => ids.includes(id))
  const isDue = kind === 'literal' && !NOT_YET_REQUIRED.includes(id)
  if (isDue && named.length === 0) uncovered.push(id)
  const mark = named.length > 0 ? '✓' : isDue ? '✗' : '·'
  print(`${mark} ${id.padEnd(6)} ${text}${kind === 'ours' ? '  (ours)' : ''}`)
  for (const { file, title } of named) print(`           ${file}: ${title}`)
}

/** A requirement's id, or its section's. */
const isKnown = (id: string): boolean => REQUIREMENTS.some((one) => one.id === id || one.id.startsWith(`${id}.`))
const unknown = titles.flatMap(({ file, ids }) => ids.filter((id) => !isKnown(id)).map((id) => `${file}: ${id}`))
for (const line of unknown) print(`? unknown requirement in ${line}`)
print(
  uncovered.length === 0
    ? 'Every literal requirement whose turn has come is named by a test.'
    : `Without a test: ${uncovered.join(', ')}`,
)
process.exitCode = uncovered.length + unknown.length === 0 ? 0 : 1
