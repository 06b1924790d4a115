import { describe, expect, test } from 'vitest'
import { drive, type Step } from '../testing/drive.ts'
import { casesOf, controlStates, type Table } from '../testing/table.ts'
import { alarmSoundFixtures, alarmSoundMachine, alarmSoundView } from './index.ts'

const allowed = { type: 'audio.allowed' }
const blocked = { type: 'audio.blocked' }
const raised = (priority: string) => ({ type: 'alarm.raised', priority })
const mute = { type: 'mute.pressed' }

const output: Table = {
  machine: alarmSoundMachine,
  fixtures: alarmSoundFixtures,
  input: undefined,
  region: 'audio',
  stateOnly: true,
  rows: {
    blocked: { reach: [], on: { 'audio.allowed': 'armed' } },
    armed: { reach: [allowed], on: { 'audio.blocked': 'blocked' } },
  },
}
const voice: Table = {
  ...output,
  region: 'voice',
  rows: {
    ready: { reach: [allowed], on: { 'alarm.raised': 'spent', 'mute.pressed': 'muted' } },
    spent: {
      reach: [allowed, raised('high')],
      on: { 'alarm.raised critical': 'spent', 'mute.pressed': 'muted', 'after 5000': 'ready' },
    },
    muted: { reach: [allowed, mute], on: { 'mute.pressed': 'ready', 'after 600000': 'ready' } },
  },
}

test('[R11.5] the tables have a row for every state', () => {
  expect(Object.keys(output.rows).sort()).toEqual([...controlStates(alarmSoundMachine, 'audio')].sort())
  expect(Object.keys(voice.rows).sort()).toEqual([...controlStates(alarmSoundMachine, 'voice')].sort())
})

test.each([...casesOf(output), ...casesOf(voice)])('[R11.5] $title', ({ found, expected }) => {
  expect(found()).toEqual(expected)
})

const run = (...steps: readonly Step[]) => drive(alarmSoundMachine, undefined).take(...steps)
const heard = (...steps: readonly Step[]) =>
  run(...steps).effects.flatMap((effect) => (effect[0] === 'emitted' ? [Reflect.get(effect[1], 'priority')] : []))
const sign = (...steps: readonly Step[]) => alarmSoundView(run(...steps).actor.getSnapshot())

describe('[R11.5] the sound', () => {
  test('is none while the browser blocks it, and nothing is made up for later', () => {
    expect(heard(raised('critical'), allowed)).toEqual([])
    expect(heard(allowed, blocked, raised('critical'))).toEqual([])
    expect([sign(), sign(allowed), sign(allowed, blocked)]).toEqual(['blocked', 'armed', 'blocked'])
  })

  test('is one for a burst, but for what is more urgent', () => {
    expect(heard(allowed, ...Array.from({ length: 40 }, () => raised('high')))).toEqual(['high'])
    expect(heard(allowed, raised('high'), raised('critical'), raised('critical'))).toEqual(['high', 'critical'])
    expect(heard(allowed, raised('high'), 5_000, raised('high'))).toEqual(['high', 'high'])
  })

  test('is muted for ten minutes at most', () => {
    expect(heard(allowed, mute, raised('critical'), 599_999, raised('critical'))).toEqual([])
    expect(heard(allowed, mute, 600_000, raised('low'))).toEqual(['low'])
    expect(heard(allowed, mute, mute, raised('low'))).toEqual(['low'])
    expect([sign(mute), sign(allowed, mute)]).toEqual(['muted', 'muted'])
  })
})
