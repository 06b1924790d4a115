// `npm run spec`: each requirement with the tests that name it (✓). Fails when one is named by no test (✗), or when a
// test names one that does not exist (?).
import { namedBy, problemsOf } from './named.ts'
import { requirementTitles } from './titles.ts'

const titles = requirementTitles()
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

for (const { id, text, kind, by } of namedBy(titles)) {
  print(`${by.length > 0 ? '✓' : '✗'} ${id.padEnd(6)} ${text}${kind === 'ours' ? '  (ours)' : ''}`)
  for (const { file, title } of by) print(`           ${file}: ${title}`)
}
const problems = problemsOf(titles)
for (const line of problems) print(line)
if (problems.length === 0) print('Every requirement is named by a test.')
process.exitCode = problems.length === 0 ? 0 : 1
