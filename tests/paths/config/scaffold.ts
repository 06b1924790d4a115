// Texts of the files that `init` writes for a chart: samples, a world with its gestures, and the spec that walks it.
import type { Chart } from '../model/chart.types.ts'
import { nodesOf } from '../model/transitions.ts'
import { type Reads, sampleOf } from './reads.ts'

export const configText = (name: string, entry: string): string => `import { defineConfig } from '@vigie/paths'

export default defineConfig({
  // the frozen traces, to be committed
  goldens: 'paths',
  charts: {
    ${entryText(name, entry)}
  },
})
`

export const entryText = (name: string, machine: string): string =>
  `'${name}': { machine: '${machine}', fixtures: 'paths/${name}.fixtures.ts#fixtures' },`

/** Samples of every event and outcome, with the fields that the chart was seen to read. */
export const fixturesText = (
  { name, machine, fixtures }: Chart,
  reads: Reads,
): string => `import { defineSamples } from '@vigie/paths'

// What drives ${name}. Give each event every payload that makes a difference to the chart: one for each answer of its
// guards. 'sample …' stands for a value that the chart reads and that only you can give.
export const fixtures = defineSamples({
  // the inputs to start it on
  inputs: [undefined],
  events: {
${Object.keys(fixtures.events)
  .map((type) => `    ${quote(type)}: [{ type: ${quote(type)}${fieldsText(reads.get(type))} }],`)
  .join('\n')}
  },
  // how each actor may end; actors never run, their endings are told to the chart
  outcomes: {
${[...actorIds(machine)]
  .map(([src, id]) => {
    return `    ${quote(src)}: { done: [${outputText(reads.get(`done ${id}`))}], error: [new Error('failed')] },`
  })
  .join('\n')}
  },
})
`

/** One gesture per event, to be filled in with what a person does on the page. */
export const worldText = ({
  name,
  machine,
  fixtures,
}: Chart): string => `import { defineWorld } from '@vigie/paths/playwright'

// How ${name} is walked in the browser: how the page is opened, and how each event comes about.
export const world = defineWorld({
  open: (page) => page.goto('/'),
  gestures: {
${Object.keys(fixtures.events)
  .map(
    (type) => `    ${quote(type)}: {
      // what a person would use; where the chart ignores the event it has to be hidden or disabled
      control: (page) => page.getByRole('button', { name: ${quote(type)} }),
      act: (page) => page.getByRole('button', { name: ${quote(type)} }).click(),
    },`,
  )
  .join('\n')}
  },
  // how the services of the page answer
  outcomes: {
${[...actorIds(machine).values()]
  .flatMap((id) => [`done ${id}`, `error ${id}`])
  .map((label) => `    ${quote(label)}: { act: async () => {} },`)
  .join('\n')}
  },
})
`

export const specText = (name: string): string => `import { test } from '@playwright/test'
import { walkPaths } from '@vigie/paths/playwright'
import { world } from './${name}.world.ts'

walkPaths(test, '${name}', world)
`

/** Actors that a chart invokes: the name under which samples list them, and the id that steps call them by. */
const actorIds = (machine: Chart['machine']): ReadonlyMap<string, string> =>
  new Map(nodesOf(machine).flatMap((node) => node.invoke.map(({ id, src }) => [String(src), id] as const)))

/** A list where the chart treats the output as one, an object where it reads its fields. */
const outputText = (fields: ReadonlySet<string> | undefined): string => {
  if (fields === undefined) return 'undefined'
  return [...fields].some((field) => field in Array.prototype) ? '[]' : `{ ${fieldsText(fields).replace(/^, /, '')} }`
}

const fieldsText = (fields: ReadonlySet<string> = new Set()): string =>
  [...fields].map((field) => `, ${/^\w+$/.test(field) ? field : quote(field)}: ${quote(sampleOf(field))}`).join('')

const quote = (text: string): string => `'${text.replaceAll("'", "\\'")}'`
