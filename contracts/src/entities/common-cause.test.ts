import { expect, test } from 'vitest'
import { alarm } from './alarm.ts'
import { commonCausesOf, priorityOfCause, supplyOf } from './common-cause.ts'

const AT = Date.parse('2026-11-22T09:10:00.000Z')
const cut = (device: string, second: number, clearedSecond: number | null = null) =>
  alarm.parse({
    id: `cut-${device}`,
    device,
    condition: 'power-off',
    priority: 'medium',
    state: 'unacknowledged',
    raisedAt: new Date(AT + second * 1_000).toISOString(),
    clearedAt: clearedSecond === null ? null : new Date(AT + clearedSecond * 1_000).toISOString(),
  })
const meter = (id: string, ...feeds: string[]) => ({ id, role: 'energy', feeds }) as const
const told = (causes: ReturnType<typeof commonCausesOf>) =>
  causes.map(({ source, cuts }) => [source?.device ?? null, cuts.map(({ device }) => device)])

const SITE = [
  meter('general', 'depart', 'b'),
  meter('depart', 'a'),
  { id: 'b', role: 'source' as const, feeds: ['tank'] },
]
const supply = supplyOf(SITE)

test('[R11.4] a meter supplies what it feeds, over other meters; what a pump sends is water', () => {
  expect([...supply('general')]).toEqual(['depart', 'b', 'a'])
  expect([...supply('b')]).toEqual([])
  const ring = supplyOf([meter('one', 'two'), meter('two', 'one')])
  expect([...ring('one')]).toEqual(['two'])
})

test('[R11.4] cuts of one moment follow from the meter that supplies them, whichever is heard first', () => {
  expect(told(commonCausesOf([cut('a', 0), cut('b', 1), cut('depart', 2), cut('general', 3)], { supply }))).toEqual([
    ['general', ['a', 'b', 'depart', 'general']],
  ])
  expect(told(commonCausesOf([cut('general', 0), cut('a', 1)], { supply }))).toEqual([['general', ['general', 'a']]])
  expect(told(commonCausesOf([cut('a', 0), cut('depart', 2)], { supply }))).toEqual([['depart', ['a', 'depart']]])
})

test('[R11.4] what no meter of the moment supplies has no culprit, and is no follower of one', () => {
  expect(told(commonCausesOf([cut('x', 0), cut('a', 1), cut('b', 2)], { supply }))).toEqual([[null, ['x', 'a', 'b']]])
  expect(told(commonCausesOf([cut('x', 0), cut('a', 1), cut('depart', 2), cut('y', 3)], { supply }))).toEqual([
    ['depart', ['a', 'depart']],
    [null, ['x', 'y']],
  ])
  expect(told(commonCausesOf([cut('a', 0), cut('general', 61)], { supply }))).toEqual([
    [null, ['a']],
    [null, ['general']],
  ])
})

test('[R11.4] what had its power back before the others lost theirs is no part of their cut; what they still saw cut is', () => {
  expect(told(commonCausesOf([cut('x', -40, -10), cut('a', 0), cut('b', 1), cut('y', 2)], { supply }))).toEqual([
    [null, ['x']],
    [null, ['a', 'b', 'y']],
  ])
  // the moment is that of the others: it does not begin with what is no part of it
  expect(told(commonCausesOf([cut('x', -40, -10), cut('a', 0), cut('b', 55)]))).toEqual([
    [null, ['x']],
    [null, ['a', 'b']],
  ])
  expect(told(commonCausesOf([cut('x', 0, 20), cut('a', 10), cut('b', 30)]))).toEqual([[null, ['x', 'a', 'b']]])
})

test('[R11.4] without any power on a site all cuts that last are one, whose meter is named where it supplies all others', () => {
  const cuts = [cut('a', -600), cut('b', 0), cut('depart', 1), cut('general', 2), cut('over', -900, -800)]
  expect(told(commonCausesOf(cuts, { supply, isWhole: true }))).toEqual([
    ['general', ['b', 'depart', 'general', 'a']],
    [null, ['over']],
  ])
  expect(told(commonCausesOf([...cuts, cut('x', 0)], { supply, isWhole: true }))[0]?.[0]).toBeNull()
})

test('[R11.4] the cut of most of a site is critical as a cause, whatever its alarms are; another is as urgent as its worst', () => {
  const cuts = [cut('a', 0), { ...cut('b', 0), priority: 'high' as const }]
  expect(priorityOfCause(cuts, { cut: 2, devices: 4 })).toBe('critical')
  expect(priorityOfCause(cuts, { cut: 2, devices: 5 })).toBe('high')
  // of what the site has nothing is known yet
  expect(priorityOfCause(cuts, { cut: 2, devices: 0 })).toBe('high')
})
