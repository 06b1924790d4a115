import { type Command, textOption } from '../command.ts'
import { chartsNamed } from '../model/charts.ts'
import { judgeBodies } from './bodies/judge-bodies.ts'
import { judgeInBrowser } from './browser/judge-in-browser.ts'
import { mutateCommand, sliceOf } from './mutate.command.ts'

/** `mutate` with the ways that need the product: faults in its page, and in what runs beside the drawings. */
export const productMutateCommand: Command = {
  ...mutateCommand,
  help: `${mutateCommand.help}

npm run paths -- mutate [chart] --browser [--slice n/k] [--again]
npm run paths -- mutate --bodies

  --browser       instead, loads each mutant that the model kills in the page of the real product and walks the
                  shortest path that kills it: what the page does is compared with what the chart should do
  --again         of those, only what no earlier run killed, one that was cut short included
  --bodies        instead, breaks what runs beside the drawings (guards, actions, views, helpers) with Stryker, and
                  runs the unit tests of the charts on each break; takes minutes`,
  options: {
    ...mutateCommand.options,
    browser: { type: 'boolean' },
    again: { type: 'boolean' },
    bodies: { type: 'boolean' },
  },
  run: (input) => {
    const { values, positionals, say } = input
    if (values['bodies'] === true) return judgeBodies(say)
    if (values['browser'] !== true) return mutateCommand.run(input)
    const slice = sliceOf(textOption(values, 'slice') ?? '1/1')
    const charts = chartsNamed(positionals[0] ?? textOption(values, 'machine'))
    return judgeInBrowser(charts, { slice, again: values['again'] === true }, say)
  },
}
