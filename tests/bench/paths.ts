// The path tool: how long it plans a chart from nothing, and checks one event of a recorded session.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { charts } from '../paths/model/charts.ts'
import { planOf } from '../paths/plan/plan.ts'
import { checkLog } from '../paths/trace/check-log.ts'
import { recordActor } from '../paths/trace/record-actor.ts'
import { fixed, type Table } from './table.ts'

const ROUNDS = 400

/** One row per chart; planning is measured in a process of its own, so that nothing is warm. */
export const benchPaths = (): Table => ({
  title: 'Path tool',
  method: `Planning every control state by every event, cold (one process per chart; CPU time of planning alone). Trace check: each chart lives ${ROUNDS} lives in which every event of its fixtures happens, recorded by the page's recorder; CPU time per event of the second check, parsing included.`,
  columns: ['chart', 'paths', 'steps', 'planning, ms CPU', 'ms elapsed', 'trace check, ms CPU per event', 'events'],
  rows: charts.map(({ name }) => [name, ...planned(name), ...checked(name)]),
})

const planned = (name: string): readonly string[] =>
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), name], { encoding: 'utf8' })
    .trim()
    .split(' ')

const checked = (name: string): readonly string[] => {
  const chart = charts.find((one) => one.name === name)
  if (chart === undefined) throw new Error(`no chart ${name}`)
  const { machine, fixtures } = chart
  const events = Object.values(fixtures.events).flat()
  const lives = Array.from({ length: ROUNDS }, (_, life) =>
    recordActor(machine, { id: name, input: fixtures.inputs[0], events }).map((line) =>
      line.replace('"session":"x:0"', `"session":"${life}"`),
    ),
  )
  checkLog(lives.flat())
  const before = process.cpuUsage()
  const { events: count, findings } = checkLog(lives.flat())
  const used = cpuMs(before)
  if (findings.length > 0) throw new Error(`${name}: ${findings[0]?.what}`)
  return [fixed(used / count, 3), String(count)]
}

const cpuMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

const asked = charts.find(({ name }) => process.argv[1] === fileURLToPath(import.meta.url) && name === process.argv[2])
if (asked !== undefined) {
  const before = process.cpuUsage()
  const begun = performance.now()
  const { paths } = planOf(asked, 'control-event')
  const steps = paths.reduce((sum, path) => sum + path.length, 0)
  process.stdout.write(`${paths.length} ${steps} ${fixed(cpuMs(before), 0)} ${fixed(performance.now() - begun, 0)}`)
}
