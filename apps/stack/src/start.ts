import { mkdir } from 'node:fs/promises'
import type { Progress } from './child.ts'
import { gatewaySettings, readEnvironment, type StartEnvironment } from './environment.ts'
import { lockDataDir } from './lock.ts'
import { freePort, isPortFree } from './ports.ts'
import { demoSites } from './sites.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type Stack, type StackStep, startStack } from './stack.ts'
import { stepPrinter } from './steps.ts'
import { buildWeb, isBuildStale } from './web/build.ts'
import { startDev } from './web/dev.ts'

/** `npm start` and, with `--dev`, `npm run dev`: the whole product on this machine, until Ctrl+C. */
const isDev = process.argv.includes('--dev')
const begun = performance.now()
const steps = stepPrinter()
const ending = new AbortController()
const trouble: string[] = []

const main = async (): Promise<void> => {
  const read = readEnvironment(process.env)
  if (!read.ok) return fail(read.line)
  const env = read.value
  const line = oldNode() ?? (await portTrouble(env))
  if (line !== null) return fail(line)
  await mkdir(env.DATA_DIR, { recursive: true })
  const unlock = await lockDataDir(env.DATA_DIR)
  if (unlock === null) return fail(`${env.DATA_DIR} is in use by another run of Vigie: stop it, or set DATA_DIR.`)

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
  await run(env).catch((error: unknown) => {
    if (!ending.signal.aborted) fail(error instanceof Error ? error.message : String(error))
  })
  await unlock()
  for (const told of trouble) fail(told)
  steps.end()
  process.exit()
}

const run = async (env: StartEnvironment): Promise<void> => {
  if (!isDev && (await isBuildStale())) {
    steps.start('web', 'interface, built once')
    await buildWeb()
    steps.done('web')
  }
  const stack = await startServices(env, isDev ? await freePort() : env.PORT)
  const dev = isDev ? startDev(stack, env.PORT, steps.say) : null
  await Promise.race([history.promise, reached(ending.signal)])
  if (!ending.signal.aborted) announce(env.PORT)
  await reached(ending.signal)
  steps.start('stop', 'stop')
  dev?.stop()
  await stack.stop()
  steps.done('stop')
}

const startServices = (env: StartEnvironment, gatewayPort: number): Promise<Stack> =>
  startStack({
    dataDir: env.DATA_DIR,
    ports: { gateway: gatewayPort, upstream: env.UPSTREAM_PORT, mqtt: env.MQTT_PORT, identity: env.IDENTITY_PORT },
    sites: demoSites(env.PORT),
    historyDays: env.HISTORY_DAYS,
    seed: env.SEED,
    openRooms: true,
    ...(env.DATABASE_URL === undefined ? {} : { databaseUrl: env.DATABASE_URL }),
    ...(env.MQTT_URL === undefined ? {} : { mqttUrl: env.MQTT_URL }),
    ...(env.REDIS_URL === undefined ? {} : { redisUrl: env.REDIS_URL }),
    env: { gateway: gatewaySettings(process.env) },
    abort: ending.signal,
    onStep: show,
    onUnexpectedExit: (name, { code, signal }, lastLine) => {
      trouble.push(`${name} stopped by itself (${signal ?? `code ${code}`}): ${lastLine}`)
      ending.abort()
    },
  })

const LABELS = {
  identity: 'identity (Authentication emulator)',
  upstream: 'upstream (database, MQTT broker)',
  simulator: 'virtual farm',
  gateway: 'gateway',
} as const

/** The farm's past: sent once the farm is there, and worth waiting for. */
const HISTORY = 'history'
const history = Promise.withResolvers<void>()

const show = (step: StackStep): void => {
  if (step.type === 'progress') steps.note(HISTORY, percent(step.progress))
  else if (step.type === 'starting') steps.start(step.service, LABELS[step.service])
  else if (step.type === 'caught-up') {
    steps.done(HISTORY)
    history.resolve()
  } else {
    steps.done(step.service)
    if (step.service === 'simulator') steps.start(HISTORY, "history of the farm's devices")
  }
}

const percent = ({ done, total }: Progress): string => `${Math.floor((100 * done) / Math.max(total, 1))} %`

const announce = (port: number): void => {
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
  const accounts = DEMO_ACCOUNTS.map((account) => account.email).join(', ')
  steps.say(`Ready in ${seconds} s: http://chaib.localhost:${port}  (${accounts}; password ${DEMO_PASSWORD})`)
}

const oldNode = (): string | null =>
  Number.parseInt(process.versions.node, 10) < 24
    ? `Node ${process.versions.node} is too old: start through npm, which brings its own Node 24.`
    : null

const portTrouble = async (env: StartEnvironment): Promise<string | null> => {
  const names = ['PORT', 'UPSTREAM_PORT', 'IDENTITY_PORT', ...(env.MQTT_URL ? [] : (['MQTT_PORT'] as const))] as const
  for (const name of names) {
    if (!(await isPortFree(env[name]))) return `Port ${env[name]} is taken: free it, or set ${name} to another one.`
  }
  return null
}

const reached = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const fail = (line: string): void => {
  steps.end()
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

await main()
