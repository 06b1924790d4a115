// Checks a recorded session: each chart is run beside the recording, event by event, and has to do the same.
import { type Divergence, divergenceOf, sayDivergence } from '../freeze/compare.ts'
import { stepOf, type TraceStep } from '../freeze/trace.ts'
import type { Chart, Outcome } from '../model/chart.types.ts'
import { charts } from '../model/charts.ts'
import { createSimulator } from '../model/simulator.ts'
import { transitionId } from '../model/transitions.ts'
import { type LogLine, logLine, stepOfLine } from './log-line.ts'
import { redact } from './redact.ts'

export type Finding = { readonly line: number; readonly machine: string; readonly what: string }
export type LogReport = {
  readonly events: number
  readonly sessions: number
  readonly findings: readonly Finding[]
  /** how often each transition was taken, by chart and by transition */
  readonly hits: ReadonlyMap<string, ReadonlyMap<string, number>>
}

/**
 * Checks a log line by line. A chart that does something else is reported once per session and not followed further.
 */
export const checkLog = (lines: Iterable<string>, known: readonly Chart[] = charts): LogReport => {
  const followed = new Map<string, Follower | null>()
  const findings: Finding[] = []
  const hits = new Map<string, Map<string, number>>()
  let number = 0
  let events = 0
  for (const text of lines) {
    number += 1
    if (text.trim() === '') continue
    const line = parse(text)
    if (line === null) {
      findings.push({ line: number, machine: '?', what: 'not a line of the recorder' })
      continue
    }
    events += 1
    const life = `${line.machine} ${line.session}`
    const chart = known.find(({ name }) => name === line.machine)
    if (chart === undefined) {
      if (!followed.has(life)) findings.push({ line: number, machine: line.machine, what: 'no such chart' })
      followed.set(life, null)
      continue
    }
    const follower = followed.has(life) ? followed.get(life) : follow(chart)
    followed.set(life, follower ?? null)
    count(hits, chart, line)
    const what = follower?.(line) ?? null
    if (what !== null) {
      findings.push({ line: number, machine: line.machine, what })
      followed.set(life, null)
    }
  }
  return { events, sessions: followed.size, findings, hits }
}

/** Called with each line of one session of a chart; returns what is wrong with it, or null. */
type Follower = (line: LogLine) => string | null

const follow = (chart: Chart): Follower => {
  const simulator = createSimulator(chart.machine, chart.inPlace?.())
  let before: Outcome | null = null
  let step = 0
  return (line) => {
    step += 1
    const isStart = line.event.type === 'xstate.init'
    if (before === null && !isStart) return `begins in the middle of a session (${line.event.type}): not followed`
    const after: Outcome =
      before === null || isStart
        ? simulator.start(withFunctions(chart, line.event['input']))
        : simulator.step(before.snapshot, line.event)
    const state = before === null ? '(not started)' : stepOf('', before).state
    const divergence = difference(chart, stepOf(line.event.type, after), stepOfLine(line))
    before = after
    return divergence === null ? null : sayDivergence({ ...divergence, path: 1, step, state })
  }
}

/** A recorded input with its functions, which a recording cannot hold, taken from the fixtures. */
const withFunctions = ({ fixtures }: Chart, input: unknown): unknown => {
  const [sample] = fixtures.inputs
  if (typeof sample !== 'object' || sample === null || typeof input !== 'object') return input
  const functions = Object.entries(sample).filter(([, value]) => typeof value === 'function')
  return { ...Object.fromEntries(functions), ...input }
}

/** The difference that matters; most steps are identical, so what may differ is left out only for the others. */
const difference = (chart: Chart, expected: TraceStep, found: TraceStep): Divergence | null =>
  divergenceOf([expected], [found], 1) === null
    ? null
    : divergenceOf([comparable(chart, expected)], [comparable(chart, found)], 1)

/** A step without secrets and without what is drawn at random. */
export const comparable = ({ drawn }: Chart, step: TraceStep): TraceStep => ({
  ...step,
  context: redact(named(drawn.session, drawn.fields.reduce(withoutNumber, step.context))),
  effects: step.effects.map((effect) => redact(named(drawn.session, drawn.delays.reduce(withoutDelay, effect)))),
})

/** A session's own name, which the product draws, as the fixtures call it. */
const named = (session: string | undefined, text: string): string =>
  session === undefined ? text : text.replaceAll(UUID, session)
const UUID = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g

const withoutNumber = (json: string, field: string): string =>
  json.replace(new RegExp(`"${field}":-?[\\d.]+`), `"${field}":"drawn"`)

const withoutDelay = (effect: string, delay: string): string =>
  effect.startsWith(`timer ${delay} `) ? effect.replace(/ [\d.]+ ms/, ' drawn ms') : effect

const count = (hits: Map<string, Map<string, number>>, { name }: Chart, { transitions }: LogLine): void => {
  const own = hits.get(name) ?? new Map<string, number>()
  hits.set(name, own)
  for (const id of transitions.map(transitionId)) own.set(id, (own.get(id) ?? 0) + 1)
}

const parse = (text: string): LogLine | null => {
  try {
    return logLine.parse(JSON.parse(text))
  } catch {
    return null
  }
}
