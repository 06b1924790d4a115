import { type Command, textOption } from '../command.ts'
import { chartsNamed } from '../model/charts.ts'
import { CRITERIA, type Criterion } from './criteria.ts'
import { type Plan, planOf } from './plan.ts'

export const planCommand: Command = {
  name: 'plan',
  summary: 'the paths that meet a criterion, their number and length',
  help: `
npm run paths -- plan [chart] [--criterion c] [--list]

Plans few long paths from the start of a chart that together meet a criterion, and prints their number,
their steps, the goals of the criterion and how many of them are reached, and how long planning took.

  --criterion c   one of:
${Object.entries(CRITERIA)
  .map(([name, meaning]) => `                  ${name.padEnd(14)} ${meaning}`)
  .join('\n')}
                  default: control-event
  --list          prints the events of every path
  example         npm run paths -- plan drawer --criterion pairs --list`,
  options: { criterion: { type: 'string' }, list: { type: 'boolean' }, machine: { type: 'string' } },
  run: ({ values, positionals, say }) => {
    const criterion = criterionOf(textOption(values, 'criterion') ?? 'control-event')
    let complete = true
    for (const chart of chartsNamed(positionals[0] ?? textOption(values, 'machine'))) {
      const begun = performance.now()
      const plan = planOf(chart, criterion)
      say(`${chart.name.padEnd(20)} ${summaryOf(plan)}  ${(performance.now() - begun).toFixed(0)} ms`)
      if (values['list'] === true) sayPaths(plan, say)
      complete &&= plan.reached === plan.goals
    }
    return complete ? 0 : 1
  },
}

const criterionOf = (name: string): Criterion => {
  if (isCriterion(name)) return name
  throw new Error(`no criterion '${name}'; there are: ${Object.keys(CRITERIA).join(', ')}`)
}

const isCriterion = (name: string): name is Criterion => Object.hasOwn(CRITERIA, name)

const summaryOf = ({ criterion, paths, goals, reached }: Plan): string => {
  const steps = paths.reduce((sum, path) => sum + path.length, 0)
  const longest = Math.max(0, ...paths.map((path) => path.length))
  return `${criterion}  paths ${paths.length}  steps ${steps} (longest ${longest})  goals ${reached}/${goals}`
}

const sayPaths = ({ paths }: Plan, say: (line: string) => void): void => {
  for (const [index, path] of paths.entries()) {
    say(`  path ${index + 1}: ${path.map(({ move }) => move.label).join(' → ')}`)
  }
}
