import { expect, test } from 'vitest'
import type { Outage } from '../../harness/outages.ts'
import type { Published } from '../../harness/publisher.ts'
import type { LieKind, Look, Tile } from './truth.types.ts'
import { judge } from './verdict.ts'

/** A wall that says the truth of one device, which measured each second from T on; each test changes one thing of it. */
const T = Date.UTC(2026, 10, 23, 14, 0, 0)
const S = 1_000
const published: Published = {
  values: new Map([
    ['Pompe 1', Array.from({ length: 60 }, (_, n) => ({ value: n / 10, ts: T + n * S, ackedAt: T + n * S + 50 }))],
  ]),
  power: new Map([['Pompe 1', [{ isOn: true, sentAt: T, ackedAt: T + 50 }]]]),
}
const tile: Tile = { name: 'Pompe 1', value: '2,0', freshness: 'fresh', age: 'âge 1 s', power: 'on' }
const live: Look = {
  from: T + 20_500,
  until: T + 21_400,
  link: 'live',
  scene: 'values',
  title: 'Tout est alimenté',
  dated: '',
  cause: 'En direct, 1 à jour sur 1',
  tiles: [tile],
  unsigned: 1,
}
const lost: Look = {
  ...live,
  link: 'lost',
  title: 'Liaison perdue',
  dated: 'Données du 14:00:21, vieilles de 3 s',
  cause: 'Passerelle muette',
  tiles: [{ ...tile, freshness: 'frozen', age: 'à 14:00:20' }],
  unsigned: 0,
}
const freeze: Outage = { victim: 'gateway', kind: 'frozen', from: T + 10_000, until: T + 30_000 }
const judged = (look: Partial<Look>, of: Look, outages: readonly Outage[] = []): readonly LieKind[] => [
  ...new Set(judge([{ ...of, ...look }], published, outages).map(({ kind }) => kind)),
]
const withTile = (part: Partial<Tile>, of: Look = live): Partial<Look> => ({
  tiles: of.tiles.map((one) => ({ ...one, ...part })),
})

test('[R12.2] a wall that says what is so is not accused', () => {
  expect(judged({}, live)).toEqual([])
  expect(judged({}, lost, [freeze])).toEqual([])
})

test.each<[LieKind, Partial<Look>]>([
  ['no wall', { link: null, tiles: [] }],
  ['never published', withTile({ value: '99,0' })],
  ['passes for fresh', { until: T + 28_000, ...withTile({ age: 'âge 8 s' }) }],
  ['behind', { until: T + 28_000, ...withTile({ freshness: 'old' }) }],
  ['wrong age', withTile({ age: 'âge 9 s' })],
  ['wrong power', withTile({ power: 'off' })],
])('[R12.2] %s: told of a live wall', (kind, look) => {
  expect(judged(look, live)).toContain(kind)
})

test.each<[LieKind, Partial<Look>]>([
  ['live while frozen or dead', { link: 'live' }],
  ['unsigned value', { unsigned: 1 }],
  ['wrong culprit', { cause: 'La passerelle répond, pas la plateforme' }],
  ['wrong date', withTile({ age: 'à 14:00:29' }, lost)],
  ['wrong date', { dated: 'Données du 14:00:29, vieilles de 1 s', from: T + 30_000, until: T + 30_000 }],
])('[R12.2] %s: told of a wall over a gateway that is frozen', (kind, look) => {
  expect(judged(look, lost, [freeze])).toContain(kind)
})

test('[R12.2] a sign is due three seconds after a freeze and one after a death, not before', () => {
  const at = (ms: number, kind: Outage['kind']) =>
    judged({ from: T + 20_500, until: T + 21_400 }, live, [{ ...freeze, kind, from: T + 21_400 - ms }])
  expect([at(3_000, 'frozen'), at(3_500, 'frozen')]).toEqual([[], ['live while frozen or dead']])
  expect([at(1_000, 'dead'), at(1_500, 'dead')]).toEqual([[], ['live while frozen or dead']])
})

test('[R12.2] after a repair a value may be behind for two seconds while it says that it is old, never as fresh', () => {
  const back = { ...live, from: T + 30_000, until: T + 31_000, ...withTile({ freshness: 'old', age: 'ancien, 10 s' }) }
  const kinds = (last: Look) => judge([lost, last], published, []).map(({ kind }) => kind)
  expect(kinds(back)).toEqual([])
  expect(kinds({ ...back, until: T + 32_500 })).toEqual(['behind'])
  expect(kinds({ ...back, ...withTile({ age: 'âge 11 s' }) })).toContain('behind')
})
