import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, runTool } from './harness/command.ts'
import { ROOT, type StepReport, writeSteps } from './harness/report.ts'

/**
 * `npm run check`: format, lint, types, unused code, import rules, unit and path tests.
 * With `--static`, what `npm test` runs is left out.
 */
type Step = { readonly name: string; readonly run: () => Promise<Outcome> }

const TYPED = [
  'contracts',
  'machines',
  'apps/upstream',
  'apps/simulator',
  'apps/gateway',
  'apps/analyst',
  'apps/web',
  'apps/stack',
  'tests',
]
const PARALLEL = 2

const types = (folder: string): Step => ({
  name: `types ${folder}`,
  run: () => runTool(['typescript', 'bin/tsc'], ['-p', folder, '--noEmit']),
})
const suites = (name: string, projects: readonly string[]): Step => ({
  name,
  run: () => runTool(['vitest', 'vitest.mjs'], ['run', '--reporter=dot', ...projects.map((one) => `--project=${one}`)]),
})

const isStatic = process.argv.includes('--static')

const steps: readonly Step[] = [
  {
    name: 'format and lint',
    run: () => runTool(['@biomejs/biome', 'bin/biome'], ['ci', '--error-on-warnings', '--colors=off', '.']),
  },
  ...TYPED.map(types),
  { name: 'unused code and dependencies', run: () => runTool(['knip', 'bin/knip.js'], ['--no-progress']) },
  ...(isStatic ? [] : [suites('import rules and unit tests', ['architecture', 'services', 'web', 'web-alone'])]),
  ...(isStatic || !existsSync(join(ROOT, 'tests/paths')) ? [] : [suites('path tests', ['paths'])]),
]

const main = async (): Promise<number> => {
  const waiting = [...steps]
  const reports: StepReport[] = []
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { ok, output, seconds } = await step.run()
      reports.push({ name: step.name, ok, seconds })
      process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(32)} ${seconds.toFixed(1).padStart(6)} s\n`)
      if (!ok) process.stdout.write(`${output.trimEnd()}\n\n`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  writeSteps('check.json', reports)
  return reports.every(({ ok }) => ok) ? 0 : 1
}

process.exitCode = await main()
