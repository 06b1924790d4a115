// `npm run spec`: each requirement with the tests that name it (✓), or why it is not built yet (…). Fails when a literal
// requirement that is built has no test (✗), when a test names one that is not built (!) or one that does not exist (?).
import { REQUIREMENTS, type Requirement } from './requirements.ts'
import { requirementTitles, type Title } from './titles.ts'

const titles = requirementTitles()
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const markOf = ({ kind, notYet }: Requirement, named: readonly Title[]): string => {
  if (notYet !== null) return named.length > 0 ? '!' : '…'
  if (named.length > 0) return '✓'
  return kind === 'literal' ? '✗' : '·'
}

const found = REQUIREMENTS.map((requirement) => {
  const named = titles.filter(({ ids }) => ids.includes(requirement.id))
  return { ...requirement, named, mark: markOf(requirement, named) }
})
for (const { id, text, kind, notYet, named, mark } of found) {
  print(`${mark} ${id.padEnd(6)} ${text}${kind === 'ours' ? '  (ours)' : ''}`)
  if (notYet !== null) print(`           not built yet: ${notYet}`)
  for (const { file, title } of named) print(`           ${file}: ${title}`)
}

/** A requirement's id, or its section's. */
const isKnown = (id: string): boolean => REQUIREMENTS.some((one) => one.id === id || one.id.startsWith(`${id}.`))
const unknown = titles.flatMap(({ file, ids }) => ids.filter((id) => !isKnown(id)).map((id) => `${file}: ${id}`))
const marked = (mark: string) => found.filter((one) => one.mark === mark).map(({ id }) => id)
const problems = [
  ...unknown.map((where) => `? no such requirement: ${where}`),
  ...marked('✗').map((id) => `✗ ${id} is named by no test: put [${id}] into the title of one that proves it`),
  ...marked('!').map((id) => `! ${id} is said to be not built, but a test names it: take it out of \`planned\``),
]
for (const line of problems) print(line)
if (problems.length === 0) print('Every literal requirement that is built is named by a test.')
process.exitCode = problems.length === 0 ? 0 : 1
