import { expect, test } from 'vitest'
import { drive } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import {
  type WallScenesEvent,
  type WallScenesInput,
  wallScenesFixtures,
  wallScenesMachine,
  wallScenesView,
} from './index.ts'

const input: WallScenesInput = {
  scenes: [
    { site: 'chaib', id: 'overview', forS: 30 },
    { site: 'chaib', id: 'water', forS: 20 },
    { site: 'massa', id: 'overview', forS: 30 },
  ],
}
const alarm = { type: 'alarms.reported', urgent: 'a-1', site: 'chaib' }
const worse = { type: 'alarms.reported', urgent: 'a-2', site: 'massa' }
const elsewhere = { type: 'alarms.reported', urgent: 'a-1', site: 'massa' }
const acknowledged = { type: 'alarms.reported', urgent: null }

const table: Table = {
  machine: wallScenesMachine,
  fixtures: wallScenesFixtures,
  input,
  rows: {
    rotating: {
      reach: [],
      on: {
        'alarms.reported a-1 chaib': 'pinned',
        'alarms.reported a-2 massa': 'pinned',
        'alarms.reported a-2 chaib': 'pinned',
        'scene.requested overview massa': 'rotating',
        'scenes.changed': 'rotating',
        'after 30000': 'rotating',
      },
    },
    pinned: {
      reach: [alarm],
      on: {
        'alarms.reported a-1 chaib': 'pinned',
        'alarms.reported a-2 massa': 'pinned',
        'alarms.reported a-2 chaib': 'pinned',
        'alarms.reported': 'rotating',
        'scenes.changed': 'pinned',
      },
    },
  },
}
const requested = (scene: 'water' | 'energy' | 'overview', site: string | null = null): WallScenesEvent => ({
  type: 'scene.requested',
  scene,
  site,
})
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
  expect(view(wall)).toMatchObject({ site: 'massa', scene: 'overview' })
  wall.take(30_000)
  expect(view(wall)).toMatchObject({ site: 'chaib', scene: 'overview' })
})

test('[R12.4] an alarm holds the screen however long it waits; a more urgent one takes its place', () => {
  const wall = drive(wallScenesMachine, input).take(alarm, 86_400_000, worse, 86_400_000)
  expect(view(wall)).toEqual({ site: 'massa', scene: 'overview', pinned: 'a-2' })
})

test('[R12.4] once it is acknowledged the rotation goes on with the scene that it interrupted', () => {
  const wall = drive(wallScenesMachine, input).take(30_000, alarm, acknowledged)
  expect(view(wall)).toEqual({ site: 'chaib', scene: 'water', pinned: null })
  wall.take(20_000)
  expect(view(wall)).toEqual({ site: 'massa', scene: 'overview', pinned: null })
})

test('[R12.1] a scene asked for from afar is shown for its time; one that is not chosen is not', () => {
  const wall = drive(wallScenesMachine, input).take(requested('water'))
  expect(view(wall).scene).toBe('water')
  wall.take(requested('energy'))
  expect(view(wall).scene).toBe('water')
  wall.take(20_000)
  expect(view(wall).site).toBe('massa')
})

test('[R12.1] other scenes take effect at once, and the one shown stays where it is still chosen', () => {
  const wall = drive(wallScenesMachine, input).take(30_000)
  wall.take(changed({ site: 'chaib', id: 'energy', forS: 5 }, { site: 'chaib', id: 'water', forS: 9 }))
  expect(view(wall).scene).toBe('water')
  wall.take(9_000)
  expect(view(wall).scene).toBe('energy')
  wall.take(changed({ site: 'chaib', id: 'alarms', forS: 5 }))
  expect(view(wall).scene).toBe('alarms')
})

test('[R12.4] another alarm of another site takes the screen to that site, and both go back to where the rotation was', () => {
  const wall = drive(wallScenesMachine, input).take(alarm)
  expect(view(wall).site).toBe('chaib')
  wall.take(elsewhere)
  expect(view(wall)).toMatchObject({ site: 'massa', pinned: 'a-1' })
  wall.take(acknowledged)
  expect(view(wall)).toEqual({ site: 'chaib', scene: 'overview', pinned: null })
})

test('[R12.1] a scene is asked for of one site, or of whichever comes first', () => {
  const wall = drive(wallScenesMachine, input).take(requested('overview', 'massa'))
  expect(view(wall)).toMatchObject({ site: 'massa', scene: 'overview' })
  wall.take(requested('water', 'massa'))
  expect(view(wall)).toMatchObject({ site: 'massa', scene: 'overview' })
  wall.take(requested('overview'))
  expect(view(wall).site).toBe('chaib')
})
