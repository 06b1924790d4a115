/** `npm run bench [start] [screens] [alerts] [ingest] [paths]`: measures, prints tables, writes RESULTS.md. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_ACCOUNTS, type Stack, type StackOptions, type StackStep, startStack } from '@vigie/stack'
import { createOwnDatabase } from '@vigie/upstream/testing'
import { signIn } from '../harness/people.ts'
import { benchAlerts } from './alerts.ts'
import { INGEST_SHAPES, ingestTable, measureIngest } from './ingest.ts'
import { benchPaths } from './paths.ts'
import { benchScreens } from './screens.ts'
import { startRow, startTable } from './start.ts'
import { formatTable, type Table } from './table.ts'

const ALL = ['start', 'screens', 'alerts', 'ingest', 'paths'] as const
type Bench = (typeof ALL)[number]

const main = async (): Promise<void> => {
  const asked = ALL.filter((name) => process.argv.includes(name))
  const tables: Table[] = []
  for (const name of asked.length > 0 ? asked : ALL) {
    console.log(`bench: ${name}…`)
    for (const table of await BENCHES[name]()) {
      tables.push(table)
      console.log(formatTable(table))
    }
  }
  if (asked.length === 0) await writeFile(new URL('./RESULTS.md', import.meta.url), resultsOf(tables))
}

const resultsOf = (tables: readonly Table[]): string =>
  `# Measured\n\nBy \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}. Ratios between rows of one table mean something; absolute figures only on a like machine.\n\n${tables.map(formatTable).join('\n')}`

/** A stack in a throwaway folder, and how long it took to be ready. */
const withStack = async <T>(options: Partial<StackOptions>, use: (stack: Stack, seconds: number) => Promise<T>) => {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'vigie-bench-')))
  const start = performance.now()
  const farm = Promise.withResolvers<void>()
  const onStep = ({ type }: StackStep) => type === 'caught-up' && farm.resolve()
  const stack = await startStack({ ...options, dataDir, onStep })
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

/** Where the harness looks for the identity emulator. */
const IDENTITY_VARIABLE = 'TEST_IDENTITY_HOST'

const WITHOUT_FARM = ['identity', 'upstream', 'gateway'] as const

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
  alerts: () =>
    withStack({ services: WITHOUT_FARM }, async (stack) => [await benchAlerts(stack, await tokenOfOperator(stack))]),
  ingest: async () => {
    const rows: (readonly string[])[] = []
    const serverUrl = process.env['TEST_DATABASE_URL']
    for (const shape of INGEST_SHAPES) {
      rows.push(await withStack({ services: WITHOUT_FARM }, (stack) => measureIngest(stack, 'PGlite', shape)))
      if (serverUrl === undefined) continue
      const database = await createOwnDatabase(serverUrl)
      const options = { services: WITHOUT_FARM, databaseUrl: database.url }
      const measured = withStack(options, (stack) => measureIngest(stack, 'PostgreSQL', shape))
      rows.push(await measured.finally(database.drop))
    }
    return [ingestTable(rows)]
  },
  paths: async () => [benchPaths()],
}

await main()
