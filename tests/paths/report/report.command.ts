import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Command, textOption } from '../command.ts'
import { chartsNamed, project } from '../model/charts.ts'
import { checkLog } from '../trace/check-log.ts'
import { figuresOf, figuresTable, foundLast } from './figures.ts'
import { htmlOf, type Section } from './report.ts'
import { reportedOf } from './reported.ts'

const FILE = join(project.results, 'report.html')

/** `sections`: parts of the page beside the charts. */
export const reportCommand = (sections: readonly Section[] = []): Command => ({
  name: 'report',
  summary: 'one HTML page: charts coloured by hits, coverage, requirements, mutants, survivors',
  help: `
npm run paths -- report [chart] [--log file] [--out file]

Writes one HTML page that opens from disk, without a server: each chart drawn and coloured by how often the frozen
traces take each transition; coverage of control states, transitions, events in every state and guards both ways;
which paths exercise which requirement; mutants by operator, survivors with the shortest path that kills them.
Judges all mutants of the model on the way, which takes half a minute. What needs the browser or minutes is shown as
it was found last: by \`run\`, \`mutate --browser\` and \`mutate --bodies\`. The figures are printed as a table.

  --log file   adds what a recorded session took to the hits of the drawings
  --out file   default: report.html in the folder of results (test-results/paths)
  example      npm run paths -- report && xdg-open test-results/paths/report.html`,
  options: { out: { type: 'string' }, log: { type: 'string' }, machine: { type: 'string' } },
  run: async ({ values, positionals, say }) => {
    const log = textOption(values, 'log')
    const seen = log === undefined ? null : checkLog(readFileSync(log, 'utf8').split('\n')).hits
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    const reported = charts.map((chart) => reportedOf(chart, seen?.get(chart.name)))
    const found = foundLast()
    for (const line of figuresTable(reported.map((one) => figuresOf(one, found)))) say(line)
    const file = textOption(values, 'out') ?? FILE
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await htmlOf(reported, found, { at: new Date(), sections }))
    say(file)
    return 0
  },
})
