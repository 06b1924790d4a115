import { describe, expect, test } from 'vitest'
import type { EventObject } from 'xstate'
import type { Chart } from '../model/chart.types.ts'
import { charts } from '../model/charts.ts'
import { configOf, listsOf, machineOf } from '../mutate/config.ts'
import { checkLog } from './check-log.ts'
import { recordActor } from './record-actor.ts'
import { redact } from './redact.ts'

const record = ({ name, fixtures }: Chart, machine: Chart['machine'], events: readonly EventObject[]) =>
  recordActor(machine, { id: name, input: fixtures.inputs[0], events })

const sidebar = charts.find(({ name }) => name === 'sidebar')
const events = Object.values(sidebar?.fixtures.events ?? {}).flat()

describe('a recorded session', () => {
  if (sidebar === undefined) throw new Error('no sidebar')
  const lines = record(sidebar, sidebar.machine, events)

  test('that the chart allows passes, and counts what was taken', () => {
    const { findings, sessions, events: seen, hits } = checkLog(lines)
    expect(findings).toEqual([])
    expect([sessions, seen]).toEqual([1, events.length + 2])
    expect(hits.get('sidebar')?.get('(root) · route.changed → (stays)')).toBe(1)
  })

  test('of an interface that runs another chart is caught at its line, with what was expected and found', () => {
    const config = configOf(sidebar.machine)
    const expanded = config.states['desktop']?.states['expanded'] ?? config
    for (const { name, list } of listsOf(expanded)) if (name === 'toggle.pressed') list.splice(0)
    const { findings } = checkLog(record(sidebar, machineOf(config, sidebar.machine), [{ type: 'toggle.pressed' }]))
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatchObject({ line: 2, machine: 'sidebar' })
    expect(findings[0]?.what).toMatch(/toggle\.pressed: state expected desktop\.collapsed, found desktop\.expanded/)
  })

  test('says which lines it cannot follow: not ours, of no chart, begun in the middle', () => {
    const [, second = ''] = lines
    const unknown = second.replace('"machine":"sidebar"', '"machine":"nobody"')
    const { findings } = checkLog(['{}', unknown, second, second])
    expect(findings.map(({ line, what }) => [line, what.split(' ').slice(0, 3).join(' ')])).toEqual([
      [1, 'not a line'],
      [2, 'no such chart'],
      [3, 'begins in the'],
    ])
  })

  test('of two hundred lives is followed life by life', () => {
    const many = Array.from({ length: 200 }, () => lines)
      .flat()
      .map((line, index) => {
        return line.replace(/"session":"[^"]*"/, `"session":"x:${Math.floor(index / lines.length)}"`)
      })
    expect(checkLog(many)).toMatchObject({ events: many.length, sessions: 200, findings: [] })
  })
})

test('no password and no token is kept in a recording', () => {
  const line =
    '{"event":{"email":"a@b.c","password":"a \\" b"},"url":"http://x/auth/sign-in?authToken=abc","output":"tok"}'
  expect(redact(line)).toBe(
    '{"event":{"email":"a@b.c","password":"…"},"url":"http://x/auth/sign-in?authToken=…","output":"…"}',
  )
})
