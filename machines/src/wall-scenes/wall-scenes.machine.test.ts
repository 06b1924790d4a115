import { expect, test } from 'vitest'
import { drive } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { type WallScenesEvent, wallScenesFixtures, wallScenesMachine, wallScenesView } from './index.ts'

const [input] = wallScenesFixtures.inputs
const alarm = { type: 'alarms.reported', urgent: 'a-1' }
const worse = { type: 'alarms.reported', urgent: 'a-2' }
const acknowledged = { type: 'alarms.reported', urgent: null }

const table: Table = {
  machine: wallScenesMachine,
  fixtures: wallScenesFixtures,
  input,
  rows: {
    rotating: {
      reach: [],
      on: {
        'alarms.reported a-1': 'pinned',
        'alarms.reported a-2': 'pinned',
        'scene.requested water': 'rotating',
        'scenes.changed': 'rotating',
        'after 30000': 'rotating',
      },
    },
    pinned: {
      reach: [alarm],
      on: {
        'alarms.reported a-1': 'pinned',
        'alarms.reported a-2': 'pinned',
        'alarms.reported': 'rotating',
        'scenes.changed': 'pinned',
      },
    },
  },
}
const requested = (scene: 'water' | 'energy'): WallScenesEvent => ({ type: 'scene.requested', scene })
const changed = (...scenes: (WallScenesEvent & { type: 'scenes.changed' })['scenes'][number][]): WallScenesEvent => ({
  type: 'scenes.changed',
  scenes,
})
const view = (driven: ReturnType<typeof drive>) => wallScenesView(driven.actor.getSnapshot())

test('[R12.4] the table has a row for every state', () => {
  expect(Object.keys(table.rows).sort()).toEqual([...controlStates(wallScenesMachine)].sort())
})

test.each(casesOf(table))('[R12.4] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

test('[R12.4] scenes follow each other in order, each for its own time, round and round', () => {
  const wall = drive(wallScenesMachine, input)
  expect(view(wall).scene).toBe('overview')
  wall.take(29_999)
  expect(view(wall).scene).toBe('overview')
  wall.take(1)
  expect(view(wall).scene).toBe('water')
  wall.take(20_000)
  expect(view(wall).scene).toBe('overview')
})

test('[R12.4] an alarm holds the screen however long it waits; a more urgent one takes its place', () => {
  const wall = drive(wallScenesMachine, input).take(alarm, 86_400_000, worse, 86_400_000)
  expect(view(wall)).toEqual({ scene: 'overview', pinned: 'a-2' })
})

test('[R12.4] once it is acknowledged the rotation goes on with the scene that it interrupted', () => {
  const wall = drive(wallScenesMachine, input).take(30_000, alarm, acknowledged)
  expect(view(wall)).toEqual({ scene: 'water', pinned: null })
  wall.take(20_000)
  expect(view(wall).scene).toBe('overview')
})

test('[R12.1] a scene asked for from afar is shown for its time; one that is not chosen is not', () => {
  const wall = drive(wallScenesMachine, input).take(requested('water'))
  expect(view(wall).scene).toBe('water')
  wall.take(requested('energy'))
  expect(view(wall).scene).toBe('water')
  wall.take(20_000)
  expect(view(wall).scene).toBe('overview')
})

test('[R12.1] other scenes take effect at once, and the one shown stays where it is still chosen', () => {
  const wall = drive(wallScenesMachine, input).take(30_000)
  wall.take(changed({ id: 'energy', forS: 5 }, { id: 'water', forS: 9 }))
  expect(view(wall).scene).toBe('water')
  wall.take(9_000)
  expect(view(wall).scene).toBe('energy')
  wall.take(changed({ id: 'alarms', forS: 5 }))
  expect(view(wall).scene).toBe('alarms')
})
