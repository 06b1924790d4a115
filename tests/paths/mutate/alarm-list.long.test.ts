import { expect, test } from 'vitest'
import { chartsNamed } from '../model/charts.ts'
import { judgeMutants } from './run.ts'

/** This chart has a third of all the states and more lessons than all others: a minute of a processor for so many. */
const SLICE = { part: 3, of: 96 }

test('the list of alarms has no mutant, in a slice of them, that the frozen traces miss and some path would show', () => {
  const survivors = chartsNamed('alarm-list')
    .flatMap((chart) => judgeMutants(chart, SLICE))
    .filter(({ judgement }) => judgement.kind === 'survived')
  expect(survivors.map(({ mutant }) => `${mutant.operator} · ${mutant.what}`)).toEqual([])
}, 240_000)
