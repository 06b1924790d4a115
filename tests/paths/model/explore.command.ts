import { type Command, textOption } from '../command.ts'
import { chartsNamed } from './charts.ts'
import { type Exploration, explore } from './explore.ts'
import { mermaidOf } from './mermaid.ts'

export const exploreCommand: Command = {
  name: 'explore',
  summary: 'what a chart can do: states, events answered and ignored, what is never reached',
  help: `
npm run paths -- explore [chart] [--mermaid]

Walks everything a chart can do and prints, for each control state, the events it answers and those it ignores;
then the states nothing leads to, the transitions never taken and the events no state ever answers.
Exit code 1 when there is any of these three: the chart draws something that cannot happen.

  --mermaid   prints the drawing instead, to paste into any Mermaid viewer
  example     npm run paths -- explore notification-panel`,
  options: { mermaid: { type: 'boolean' }, machine: { type: 'string' } },
  run: ({ values, positionals, say }) => {
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    if (values['mermaid'] === true) {
      for (const chart of charts) say(`%% ${chart.name}\n${mermaidOf(chart)}\n`)
      return 0
    }
    const found = charts.map((chart) => explore(chart))
    for (const one of found) sayExploration(one, say)
    return found.some((one) => one.unreachable.length + one.neverTaken.length + one.neverOffered.length > 0) ? 1 : 0
  },
}

const sayExploration = (found: Exploration, say: (line: string) => void): void => {
  say(
    `${found.chart}: ${found.states.length} control states, ${found.transitions.length} transitions, ${found.edges} steps explored`,
  )
  for (const { state, offered, ignored } of found.states) {
    say(`  ${state}`)
    if (offered.length > 0) say(`    answers  ${offered.join(', ')}`)
    if (ignored.length > 0) say(`    ignores  ${ignored.join(', ')}`)
  }
  say(`  states never reached     ${orNone(found.unreachable)}`)
  say(`  transitions never taken  ${orNone(found.neverTaken)}`)
  say(`  events never answered    ${orNone(found.neverOffered)}`)
  if (found.thrown.length > 0) say(`  steps that throw         ${orNone(found.thrown)}`)
  say('')
}

const orNone = (items: readonly string[]): string => (items.length === 0 ? 'none' : items.join(' ; '))
