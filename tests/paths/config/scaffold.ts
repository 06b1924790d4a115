// Texts of the files that `init` writes for a chart: samples, a world with its gestures, and the spec that walks it.
import type { Chart } from '../model/chart.types.ts'
import { nodesOf } from '../model/transitions.ts'
import type { ChartSamples } from './config.types.ts'

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
  name: string,
  { inputs, events, outcomes }: Required<ChartSamples>,
): string => `import { defineSamples } from '@vigie/paths'

// What drives ${name}. Give each event every payload that makes a difference to the chart: one for each answer of its
// guards. 'sample …', 1 and [] stand for a value that the chart reads and that only you can give.
export const fixtures = defineSamples({
  // the inputs to start it on
  inputs: ${literal(inputs, '  ')},
  events: {
${Object.entries(events)
  .map(([type, payloads]) => `    ${quote(type)}: ${literal(payloads, '    ')},`)
  .join('\n')}
  },
  // how each actor may end; actors never run, their endings are told to the chart
  outcomes: {
${Object.entries(outcomes)
  .map(([src, outcomes]) => `    ${quote(src)}: ${literal(outcomes, '    ')},`)
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
${outcomeLabels(machine)
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

/** How the actors of a chart may end, of the endings that it answers. */
const outcomeLabels = (machine: Chart['machine']): readonly string[] => {
  const ids = new Set(nodesOf(machine).flatMap((node) => node.invoke.map(({ id }) => id)))
  const kinds = ['done', 'error'] as const
  return [...ids].flatMap((id) =>
    kinds.filter((kind) => machine.events.includes(`xstate.${kind}.actor.${id}`)).map((kind) => `${kind} ${id}`),
  )
}

/** A value as it is written in a source, at this indent: on one line where it is short. */
const literal = (value: unknown, indent: string): string => {
  const short = inline(value)
  if (short.length <= SHORT || typeof value !== 'object' || value === null) return short
  const deeper = `${indent}  `
  if (Array.isArray(value)) return `[\n${value.map((one) => `${deeper}${literal(one, deeper)},\n`).join('')}${indent}]`
  const fields = Object.entries(value).map(([name, one]) => `${deeper}${nameText(name)}: ${literal(one, deeper)},\n`)
  return `{\n${fields.join('')}${indent}}`
}

const SHORT = 90

const inline = (value: unknown): string => {
  if (typeof value === 'string') return quote(value)
  if (value instanceof Error) return `new Error(${quote(value.message)})`
  if (typeof value === 'function') return '() => undefined'
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = Object.entries(value).map(([name, one]) => `${nameText(name)}: ${inline(one)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const nameText = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
