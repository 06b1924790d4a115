/** Recordings of others as devices' telemetry over MQTT: what the analyst finds as they come, killed and restarted. */
import { createDeviceStream, STREAM_SETTINGS } from '@vigie/analyst/engines'
import { METRICS, type MetricId } from '@vigie/contracts/entities'
import { ANALYST_PATHS, type Finding, findingsResponse } from '@vigie/contracts/rest/analyst'
import type { Stack } from '@vigie/stack'
import { createDevices, type Devices } from '../harness/devices.ts'
import { callGateway } from '../harness/gateway.ts'
import { until } from '../harness/wait.ts'
import { REPLAYED, type Recording } from './replayed.ts'
import { fixed, type Table } from './table.ts'

const SITE = 'chaib'
/** The whole is published in so many parts; the analyst is killed while it judges each but the last. */
const PARTS = 5
const SAMPLES_PER_MESSAGE = 20
const JUDGED_WITHIN_MS = 180_000
const SETTLED_WITHIN_MS = 60_000
/** Steps at the end of a recording that nothing later makes whole. */
const NOT_WHOLE = 2

/** One row for a set of recordings; none where its data are absent. */
export const replayRow = async (name: string, stack: Stack, token: string): Promise<readonly string[] | null> => {
  const { stepMs, lessonRows, read } = REPLAYED[name] ?? { stepMs: 0, lessonRows: 0, read: () => [] }
  const recordings = read()
  const longest = Math.max(0, ...recordings.map(({ rows }) => rows.length))
  if (longest === 0) return null
  const startMs = Math.floor(Date.now() / stepMs) * stepMs - longest * stepMs
  const devices = await createDevices(stack.urls.mqtt, SITE)
  for (const { device, metrics } of recordings)
    await devices.birth(device, {
      kind: 'flow-meter',
      role: 'source',
      name: device,
      metrics: metrics.map((id) => ({ id, cadenceMs: stepMs })),
    })
  const begun = performance.now()
  for (let part = 0; part < PARTS; part++) {
    const partOf = (count: number) => [Math.floor((count * part) / PARTS), Math.floor((count * (part + 1)) / PARTS)]
    for (const recording of recordings) {
      const [from = 0, to = 0] = partOf(recording.rows.length)
      await publish(devices, recording, { startMs, stepMs, from, to })
    }
    if (part < PARTS - 1) {
      stack.signal('analyst', 'SIGKILL')
      await stack.restart('analyst')
    }
    const lastMs = startMs + (Math.floor((longest * (part + 1)) / PARTS) - 1) * stepMs
    await until(
      `part ${part + 1} is judged`,
      async () => ((await liveOf(stack, token)) ?? 0) >= lastMs,
      JUDGED_WITHIN_MS,
    )
  }
  const seconds = (performance.now() - begun) / 1_000
  await devices.close()
  const through = recordings.flatMap((recording) => foundThrough(recording, startMs, stepMs, lessonRows))
  const all = await settled(stack, token, new Set(through))
  const own = new Set(recordings.map(({ device }) => device))
  const findings = all.filter(({ device, kind }) => own.has(device) && kind === 'unusual-behaviour')
  const told = new Map(findings.map((found) => [`${found.device} ${found.since}`, found]))
  const lost = through.filter((key) => !told.has(key)).length
  const isTrue = (found: Finding): boolean => {
    const recording = recordings.find(({ device }) => device === found.device)
    const [from, to] = [found.since, found.endedAt ?? Number.MAX_VALUE].map((at) => (at - startMs) / stepMs)
    return recording?.faults.some(([first, last]) => (from ?? 0) < last && (to ?? 0) >= first) ?? false
  }
  const faults = recordings.flatMap(({ device, faults }) => faults.map((fault) => ({ device, fault })))
  const met = faults.filter(({ device, fault: [first, last] }) =>
    findings.some(
      (found) =>
        found.device === device &&
        (found.since - startMs) / stepMs < last &&
        ((found.endedAt ?? Number.MAX_VALUE) - startMs) / stepMs >= first,
    ),
  )
  return [
    name,
    String(recordings.reduce((sum, { rows }) => sum + rows.length, 0)),
    String(recordings.reduce((sum, recording) => sum + putAside(recording), 0)),
    fixed(seconds, 0),
    String(PARTS - 1),
    String(findings.length),
    `${lost} / ${findings.length - told.size}`,
    `${met.length} of ${faults.length}`,
    String(findings.filter((found) => !isTrue(found)).length),
  ]
}

const putAside = ({ metrics, rows }: Recording): number =>
  rows.flatMap((values) => values.filter((value, column) => !isKept(metrics[column], value))).length

type Stretch = { readonly startMs: number; readonly stepMs: number; readonly from: number; readonly to: number }

const publish = async (
  devices: Devices,
  { device, metrics, rows }: Recording,
  { startMs, stepMs, from, to }: Stretch,
): Promise<void> => {
  for (let first = from; first < to; first += SAMPLES_PER_MESSAGE) {
    const samples = rows.slice(first, Math.min(to, first + SAMPLES_PER_MESSAGE)).map((values, index) => ({
      ts: startMs + (first + index) * stepMs,
      values: Object.fromEntries(metrics.map((metric, column) => [metric, values[column]])),
    }))
    await devices.raw(`vigie/${SITE}/${device}/telemetry`, JSON.stringify(samples))
  }
}

/** The findings once those expected are there, or after a while as they are then. */
const settled = async (stack: Stack, token: string, expected: ReadonlySet<string>): Promise<readonly Finding[]> => {
  const read = async () => (await findingsOf(stack, token)).findings
  const isThere = async () => {
    const told = new Set((await read()).map(({ device, since }) => `${device} ${since}`))
    return [...expected].every((key) => told.has(key))
  }
  await until('all is judged', isThere, SETTLED_WITHIN_MS).catch(() => undefined)
  return read()
}

/** Whether ingest keeps a value: one that its metric cannot have is put aside, and the analyst never reads it. */
const isKept = (metric: MetricId | undefined, value: number): boolean => {
  const [lowest, highest] = metric === undefined ? [0, 0] : METRICS[metric].range
  return value >= lowest && value <= highest
}

/** What the engine finds of a recording in one go: onsets by device. The last steps are not whole yet. */
const foundThrough = (
  { device, metrics, rows }: Recording,
  startMs: number,
  stepMs: number,
  lessonRows: number,
): readonly string[] => {
  const stream = createDeviceStream(metrics, { ...STREAM_SETTINGS, warmUpRows: lessonRows })
  const since = new Set<number>()
  rows.slice(0, -NOT_WHOLE).forEach((row, index) => {
    const values = row.map((value, column) => (isKept(metrics[column], value) ? value : Number.NaN))
    const episode = stream.push({ at: startMs + index * stepMs, values, running: null })
    if (episode !== null) since.add(episode.since)
  })
  return [...since].map((at) => `${device} ${at}`)
}

const findingsOf = async (stack: Stack, token: string) => {
  const answer = await callGateway({ ...stack, site: SITE }, ANALYST_PATHS.findings, { token })
  return findingsResponse.parse(answer.json())
}

const liveOf = async (stack: Stack, token: string): Promise<number | null> => {
  const answer = await callGateway({ ...stack, site: SITE }, ANALYST_PATHS.findings, { token })
  return answer.status === 200 ? (findingsResponse.parse(answer.json()).live?.until ?? null) : null
}

export const replayTable = (rows: readonly (readonly string[])[]): Table => ({
  title: 'Recordings replayed over MQTT',
  method: `Rows of others' recordings as telemetry of devices, by their own times but as fast as ingest takes them; the analyst judges them as they come and is killed (SIGKILL) and restarted in each part but the last. Put aside: values that ingest quarantines, since their metric cannot have them (a pressure below a vacuum). Lost: findings that the engine has of the same rows in one go, without what is put aside, and the screen's call has not; doubled: one onset told twice. SKAB: current, voltage, pressure and flow, which Vigie has metrics for, of eight columns. L-Town: its two inflows and the tank's level over twenty days, abrupt leaks that begin in them.`,
  columns: [
    'recordings',
    'rows',
    'values put aside',
    'seconds',
    'kills',
    'findings',
    'lost / doubled',
    'faults found',
    'findings beside a fault',
  ],
  rows,
})
