// Proof that walks bite: a page with one fault breaks a promise, and the walk shrinks to the steps that show it.
import { expect } from 'playwright/test'
import { chartsNamed } from '../model/charts.ts'
import type { Fault } from '../mutate/browser/fault.ts'
import { mutantsOf } from '../mutate/mutants.ts'
import { test } from './grounds.ts'
import { shorten } from './seeds.ts'
import { describeStep, readWalk } from './steps.ts'
import { doWalk } from './walker.ts'

/** What people and world do on each of these pages; none of it breaks a promise of a page without a fault. */
const WALK = readWalk(`
+0.2 s world cuts the power of Source A1
+0.2 s tab 1 goes to the alarms
+0.2 s world freezes the gateway for 4.5 s
`)

const mutant = (name: string, operator: string, place: string): Fault => {
  const [chart] = chartsNamed(name)
  const all = chart === undefined ? [] : mutantsOf(chart.machine)
  const index = all.findIndex((one) => one.operator === operator && one.what.startsWith(place))
  const what = all[index]?.what
  if (what === undefined) throw new Error(`${name} has no mutant: ${operator}, ${place}`)
  return { kind: 'mutant', chart: name, index, what }
}

type Case = {
  readonly title: string
  readonly fault: Fault
  readonly promise: string
  readonly shortest: readonly string[]
}
const CASES: readonly Case[] = [
  {
    title: 'a bell that tells nobody that it was pressed [R4.1]',
    fault: { kind: 'wiring', name: 'bell silent' },
    promise: 'a press on the bell',
    shortest: [],
  },
  {
    title: 'a live feed that waits for ever for a silent gateway',
    fault: mutant('live-feed', 'drop transition', 'link.linked.live: after staleAfter'),
    promise: 'no page says that it is live',
    shortest: ['world freezes the gateway'],
  },
  {
    title: 'a dot that no notification lights [R4.2]',
    fault: mutant('notification-panel', 'drop transition', 'panel.closed.seen: notification.arrived'),
    promise: 'told by dot or panel',
    shortest: ['world cuts the power of Source A1'],
  },
]

/** Each walk again and again, in parts. */
test.describe.configure({ timeout: 300_000 })

test('without a fault the walk breaks no promise', async ({ ground }) => {
  const { broken } = await doWalk(ground, WALK)
  expect(broken).toEqual([])
})

for (const { title, fault, promise, shortest } of CASES) {
  test(`${title}: caught, and shrunk`, async ({ ground }) => {
    const { broken } = await doWalk(ground, WALK, { fault, endsEarly: true })
    const found = broken.find(({ property }) => property.includes(promise))
    expect(broken.map(({ property }) => property)).toContainEqual(expect.stringContaining(promise))
    const shrunk = await shorten(ground, WALK, found?.property ?? '', { fault }, () => undefined)
    expect(shrunk.map(({ who, does }) => `${who} ${does}`)).toEqual(shortest)
    expect(shrunk.map(describeStep).every((line) => WALK.map(describeStep).includes(line))).toBe(true)
  })
}
