/** `npm run bench -- [name…]`: measures what is named and prints its tables; without a name all, and writes RESULTS.md. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildWeb,
  createStack,
  DEMO_ACCOUNTS,
  freePort,
  isBuildStale,
  type Stack,
  type StackOptions,
  type StackStep,
} from '@vigie/stack'
import { createOwnDatabase } from '@vigie/upstream/testing'
import { newPerson, signIn } from '../harness/people.ts'
import { benchAi } from './ai/index.ts'
import { benchAlarmFlood } from './alarm-flood.ts'
import { ALERT_WAYS, alertsTable, measureAlerts } from './alerts.ts'
import { analystBystanderTable, benchAnalystBystander } from './analyst-bystander.ts'
import { benchBystander, bystanderTable } from './bystander.ts'
import { benchFanout } from './fanout.ts'
import { createFeeder, type Feeder } from './feeding.ts'
import { benchIdle } from './idle.ts'
import { INGEST_SHAPES, ingestTable, measureIngest } from './ingest.ts'
import { benchAlarmPaint } from './paint/alarm-paint.ts'
import { benchPaths } from './paths.ts'
import { prefer } from './pinned.ts'
import { benchReadings } from './readings.ts'
import { replayRow, replayTable } from './replay.ts'
import { REPLAYED } from './replayed.ts'
import { benchScreens } from './screens.ts'
import { startRow, startTable } from './start.ts'
import { fixed, formatTable, type Table } from './table.ts'
import { benchSoak } from './wall/soak.ts'
import { benchTiles, TILES } from './wall/tiles.ts'

const ALL = [
  'start',
  'screens',
  'bystander',
  'alerts',
  'readings',
  'fanout',
  'idle',
  'ingest',
  'paths',
  'alarm-flood',
  'alarm-paint',
  'ai',
  'analyst-bystander',
  'replay',
  'wall',
] as const
/** Too long for a run of all: only when it is named. */
const NAMED = ['wall-soak'] as const
type Bench = (typeof ALL)[number] | (typeof NAMED)[number]

const main = async (): Promise<void> => {
  const asked = [...ALL, ...NAMED].filter((name) => process.argv.includes(name))
  const tables: Table[] = []
  // before any gateway starts: it reads the pages' build once
  if (await isBuildStale()) await buildWeb()
  for (const name of asked.length > 0 ? asked : ALL) {
    console.log(`bench: ${name}…`)
    const begun = performance.now()
    for (const table of await BENCHES[name]()) {
      tables.push(table)
      console.log(formatTable(table))
    }
    console.log(`bench: ${name} took ${fixed((performance.now() - begun) / 1_000, 0)} s\n`)
  }
  if (asked.length === 0) await writeFile(new URL('./RESULTS.md', import.meta.url), resultsOf(tables))
}

const resultsOf = (tables: readonly Table[]): string =>
  `# Measured\n\nBy \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}. Ratios between rows of one table mean something; absolute figures only on a like machine.\n\n${tables.map(formatTable).join('\n')}`

/** So that a crowd of thousands gathers in no time. */
const UNBOUNDED = 100_000

/** A stack in a throwaway folder, and how long it took to be ready. */
const withStack = async <T>(options: Partial<StackOptions>, use: (stack: Stack, seconds: number) => Promise<T>) => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'vigie-bench-')))
  const start = performance.now()
  const farm = Promise.withResolvers<void>()
  const onStep = ({ type }: StackStep) => type === 'caught-up' && farm.resolve()
  const unbounded = { ADMISSIONS_PER_SECOND: String(UNBOUNDED), CONNECTIONS_PER_PERSON: String(UNBOUNDED) }
  const gateway = { ...unbounded, ...options.env?.gateway }
  const stack = await createStack({ ...options, dataDir, onStep, env: { ...options.env, gateway } })
  for (const name of options.services ?? []) prefer(stack.pid(name) ?? 0)
  if (options.services === undefined) await farm.promise
  try {
    return await use(stack, (performance.now() - start) / 1_000)
  } finally {
    await stack.stop()
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
}

const tokenOfOperator = async (stack: Stack): Promise<string> => {
  process.env[IDENTITY_VARIABLE] = new URL(stack.urls.identity).host
  return (await signIn(DEMO_ACCOUNTS.find(({ email }) => email.startsWith('operateur'))?.email ?? '')).token
}

/** The farm's site as somebody sees it while a viewer, who is somebody else, asks for too much. */
const besideViewer = async (stack: Stack, store: string) => {
  const bystander = await tokenOfOperator(stack)
  const { token } = await newPerson({ role: 'viewer', platforms: ['chaib'] })
  return benchBystander(stack, { token: bystander }, { token }, store)
}

/** Where the harness looks for the identity emulator. */
const IDENTITY_VARIABLE = 'TEST_IDENTITY_HOST'

const WITHOUT_FARM = ['identity', 'upstream', 'gateway'] as const
const WITH_ANALYST = ['identity', 'upstream', 'analyst', 'gateway'] as const

/** A stack without the farm on a database of its own at `TEST_DATABASE_URL`; null where there is none. */
const withPostgres = async <T>(use: (stack: Stack) => Promise<T>): Promise<T | null> => {
  const serverUrl = process.env['TEST_DATABASE_URL']
  if (serverUrl === undefined) return null
  const database = await createOwnDatabase(serverUrl)
  return withStack({ services: WITHOUT_FARM, databaseUrl: database.url }, use).finally(database.drop)
}

/** A gateway whose upstream is the scripted one. */
const withFeeder = async <T>(
  env: Record<string, string>,
  use: (stack: Stack, feeder: Feeder) => Promise<T>,
  devices = 0,
) => {
  const feeder = await createFeeder(devices)
  const services = ['identity', 'gateway'] as const
  const options = { services, env: { gateway: { ...env, UPSTREAM_URL: feeder.url } } }
  return withStack(options, (stack) => use(stack, feeder)).finally(feeder.stop)
}

const BENCHES: Record<Bench, () => Promise<Table[]>> = {
  start: async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vigie-bench-'))
    const rows: (readonly string[])[] = []
    for (const name of ['first, with 90 days of history', 'second, data kept']) {
      rows.push(await withStack({ dataDir }, async (stack, seconds) => startRow({ name, seconds, stack })))
    }
    await rm(dataDir, { recursive: true, force: true })
    return [startTable(rows)]
  },
  screens: () => withStack({}, async (stack) => [await benchScreens(stack, await tokenOfOperator(stack))]),
  bystander: async () => {
    const rows = await withStack({}, (stack) => besideViewer(stack, 'PGlite'))
    const serverUrl = process.env['TEST_DATABASE_URL']
    if (serverUrl === undefined) return [bystanderTable(rows)]
    const database = await createOwnDatabase(serverUrl)
    const served = withStack({ databaseUrl: database.url }, (stack) => besideViewer(stack, 'PostgreSQL'))
    return [bystanderTable([...rows, ...(await served.finally(database.drop))])]
  },
  alerts: async () => {
    const rows = await withStack({ services: WITHOUT_FARM }, async (stack) =>
      measureAlerts(stack, await tokenOfOperator(stack), 'PGlite', ALERT_WAYS),
    )
    const onServer = await withPostgres(async (stack) =>
      measureAlerts(stack, await tokenOfOperator(stack), 'PostgreSQL', [ALERT_WAYS[0]]),
    )
    return [alertsTable([...rows, ...(onServer ?? [])])]
  },
  readings: () =>
    withStack({ services: WITHOUT_FARM }, async (stack) => [await benchReadings(stack, await tokenOfOperator(stack))]),
  fanout: () => withFeeder({}, async (stack, feeder) => benchFanout(stack, await tokenOfOperator(stack), feeder)),
  idle: async () => {
    const inspectPort = await freePort()
    const env = { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` }
    return withFeeder(env, async (stack) => [await benchIdle(stack, await tokenOfOperator(stack), inspectPort)])
  },
  ingest: async () => {
    const rows: (readonly string[])[] = []
    for (const shape of INGEST_SHAPES) {
      rows.push(await withStack({ services: WITHOUT_FARM }, (stack) => measureIngest(stack, 'PGlite', shape)))
      const row = await withPostgres((stack) => measureIngest(stack, 'PostgreSQL', shape))
      if (row !== null) rows.push(row)
    }
    return [ingestTable(rows)]
  },
  paths: async () => [benchPaths()],
  'alarm-flood': () => withStack({ services: WITHOUT_FARM }, async (stack) => [await benchAlarmFlood(stack)]),
  'alarm-paint': () => withStack({ services: WITHOUT_FARM }, async (stack) => [await benchAlarmPaint(stack)]),
  ai: () => benchAi(process.argv.slice(2)),
  'analyst-bystander': () => {
    const env = { analyst: { LIVE_STEP_MS: '1000', LIVE_LESSON_ROWS: '100' } }
    return withStack({ services: WITH_ANALYST, env }, async (stack) => [
      analystBystanderTable(await benchAnalystBystander(stack)),
    ])
  },
  replay: async () => {
    const rows: (readonly string[])[] = []
    for (const [name, { stepMs, lessonRows }] of Object.entries(REPLAYED)) {
      const env = { analyst: { LIVE_STEP_MS: String(stepMs), LIVE_LESSON_ROWS: String(lessonRows) } }
      const row = await withStack({ services: WITH_ANALYST, env }, async (stack) =>
        replayRow(name, stack, await tokenOfOperator(stack)),
      )
      if (row === null) console.log(`bench: replay: no data for ${name} (VIGIE_DATA names another folder)`)
      else rows.push(row)
    }
    return rows.length === 0 ? [] : [replayTable(rows)]
  },
  wall: () =>
    withFeeder(
      {},
      async (stack, feeder) => {
        process.env[IDENTITY_VARIABLE] = new URL(stack.urls.identity).host
        return [await benchTiles(stack, feeder)]
      },
      TILES,
    ),
  'wall-soak': () => benchSoak(process.argv.slice(2)),
}

prefer(process.pid)
await main().finally(() => prefer(process.pid, 0))
