import { type Command, type CommandInput, textOption } from '../command.ts'
import { chartsNamed } from '../model/charts.ts'
import { judgeBodies } from './bodies/judge-bodies.ts'
import { judgeInBrowser } from './browser/judge-in-browser.ts'
import { mutateCommand, sliceOf } from './mutate.command.ts'
import { judgeWiring } from './wiring/judge-wiring.ts'

/** `mutate` with the ways that need the product: faults in its page, and in what runs beside the drawings. */
export const productMutateCommand: Command = {
  ...mutateCommand,
  help: `${mutateCommand.help}

npm run paths -- mutate [chart] --browser [--slice n/k] [--again]
npm run paths -- mutate --bodies
npm run paths -- mutate --wiring [--slice n/k] [--minutes m] [--again | --anew] [--tests] [--e2e]

  --browser       instead, loads each mutant that the model kills in the page of the real product and walks the
                  shortest path that kills it: what the page does is compared with what the chart should do
  --again         of those, only what no earlier run killed, one that was cut short included
  --bodies        instead, breaks what runs beside the drawings (guards, actions, views, helpers) with Stryker, and
                  runs the unit tests of the charts on each break; takes minutes
  --wiring        instead, breaks what stands between the charts and the world (actors, adapters, shell) by syntax,
                  in one build, and walks each fault on the frozen paths that pass its place until one catches it;
                  what was judged is kept, so that a run goes on where the last one ended
  --minutes m     of those, begins no further one after so long
  --tests         of those, runs the unit tests of the interface on what no path caught or came near
  --e2e           of those, runs the browser tests of the screens on what neither a path nor a unit test noticed
  --anew          of those, forgets what was judged and which paths pass which place`,
  options: {
    ...mutateCommand.options,
    browser: { type: 'boolean' },
    again: { type: 'boolean' },
    bodies: { type: 'boolean' },
    wiring: { type: 'boolean' },
    anew: { type: 'boolean' },
    tests: { type: 'boolean' },
    e2e: { type: 'boolean' },
    minutes: { type: 'string' },
  },
  run: (input) => {
    const { values, positionals, say } = input
    if (values['bodies'] === true) return judgeBodies(say)
    if (values['wiring'] === true) return wiring(input)
    if (values['browser'] !== true) return mutateCommand.run(input)
    const slice = sliceOf(textOption(values, 'slice') ?? '1/1')
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    return judgeInBrowser(charts, { slice, again: values['again'] === true }, say)
  },
}

const wiring = ({ values, say }: CommandInput): Promise<number> => {
  const minutes = textOption(values, 'minutes')
  return judgeWiring(
    {
      slice: sliceOf(textOption(values, 'slice') ?? '1/1'),
      isAnew: values['anew'] === true,
      isAgain: values['again'] === true,
      isByTests: values['tests'] === true,
      isByE2e: values['e2e'] === true,
      minutes: minutes === undefined ? null : Number(minutes),
    },
    say,
  )
}
