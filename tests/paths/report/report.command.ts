import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../harness/report.ts'
import { type Command, textOption } from '../command.ts'
import { chartsNamed } from '../model/charts.ts'
import { tallyOf } from '../mutate/run.ts'
import { checkLog } from '../trace/check-log.ts'
import { covered, coveredGuards } from './coverage.ts'
import { htmlOf, reportedOf } from './report.ts'

const FILE = join(ROOT, 'test-results/paths/report.html')

export const reportCommand: Command = {
  name: 'report',
  summary: 'one HTML page: charts coloured by hits, coverage, requirements, mutants, survivors',
  help: `
npm run paths -- report [chart] [--log file] [--out file]

Writes one HTML page that opens from disk, without a server: each chart drawn and coloured by how often the frozen
traces take each transition; coverage of control states, transitions, events in every state and guards both ways;
which paths exercise which requirement; mutants by operator, survivors with the shortest path that kills them.
Judges all mutants on the way, which takes half a minute. The figures are printed as well.

  --log file   adds what a recorded session took to the hits of the drawings
  --out file   default: test-results/paths/report.html
  example      npm run paths -- report && xdg-open test-results/paths/report.html`,
  options: { out: { type: 'string' }, log: { type: 'string' }, machine: { type: 'string' } },
  run: async ({ values, positionals, say }) => {
    const log = textOption(values, 'log')
    const seen = log === undefined ? null : checkLog(readFileSync(log, 'utf8').split('\n')).hits
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    const reported = charts.map((chart) => reportedOf(chart, seen?.get(chart.name)))
    for (const { chart, traces, coverage, judged } of reported) {
      const { survived, equivalent } = tallyOf(judged)
      say(
        [
          chart.name.padEnd(20),
          `paths ${traces.length}`,
          `states ${share(covered(coverage.states))}`,
          `transitions ${share(covered(coverage.transitions))}`,
          `state×event ${share(covered(coverage.events))}`,
          `guards ${share(coveredGuards(coverage.guards))}`,
          `mutants ${judged.length}, equivalent ${equivalent}, survived ${survived}`,
        ].join('  '),
      )
    }
    const file = textOption(values, 'out') ?? FILE
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await htmlOf(reported, new Date()))
    say(file)
    return 0
  },
}

const share = ({ hit, of }: { readonly hit: number; readonly of: number }): string => `${hit}/${of}`
