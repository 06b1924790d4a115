import { mkdir } from 'node:fs/promises'
import type { Progress } from './child.ts'
import { analystSettings, gatewaySettings, readConfig, type StartConfig, upstreamSettings } from './config.ts'
import { lockDataDir } from './lock.ts'
import { freePort, isPortFree } from './ports.ts'
import { demoSites } from './sites.ts'
import { createStack, DEMO_ACCOUNTS, DEMO_PASSWORD, type Stack, type StackStep } from './stack.ts'
import { createSteps } from './steps.ts'
import { createSupervisor, type OnDeath } from './supervisor.ts'
import { buildWeb, isBuildStale } from './web/build.ts'
import { startDev } from './web/dev.ts'

/** `npm start` and, with `--dev`, `npm run dev`: the whole product on this machine, until Ctrl+C. */
const isDev = process.argv.includes('--dev')
const begun = performance.now()
const steps = createSteps()
const ending = new AbortController()
const trouble: string[] = []

const endWith = (reason: string): void => {
  trouble.push(reason)
  ending.abort()
}
/** What is done when a service ends by itself: until all of them have started, the run ends as well. */
let whenDead: OnDeath = (name, { code, signal }, lastLine) =>
  endWith(`${name} stopped by itself (${signal ?? `code ${code}`}): ${lastLine}`)

const main = async (): Promise<void> => {
  const read = readConfig(process.env)
  if (!read.ok) return fail(read.error)
  const { config } = read
  const line = oldNode() ?? (await portTrouble(config))
  if (line !== null) return fail(line)
  await mkdir(config.DATA_DIR, { recursive: true })
  const unlock = await lockDataDir(config.DATA_DIR)
  if (unlock === null) return fail(`${config.DATA_DIR} is in use by another run of Vigie: stop it, or set DATA_DIR.`)

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())
  await run(config).catch((error: unknown) => {
    if (!ending.signal.aborted) fail(error instanceof Error ? error.message : String(error))
  })
  await unlock()
  for (const told of trouble) fail(told)
  steps.end()
  process.exit()
}

const run = async (config: StartConfig): Promise<void> => {
  if (!isDev && (await isBuildStale())) {
    steps.start('web', 'interface, built once')
    await buildWeb()
    steps.done('web')
  }
  const stack = await createServices(config, isDev ? await freePort() : config.PORT)
  whenDead = createSupervisor({ restart: stack.restart, say: steps.say, giveUp: endWith, ending: ending.signal })
  const stopDev = isDev ? startDev(stack, config.PORT, steps.say) : null
  await Promise.race([history.promise, reached(ending.signal)])
  if (!ending.signal.aborted) announce(config.PORT)
  isAnnounced = true
  await reached(ending.signal)
  steps.start('stop', 'stop')
  stopDev?.()
  await stack.stop()
  steps.done('stop')
}

const createServices = (config: StartConfig, gatewayPort: number): Promise<Stack> =>
  createStack({
    dataDir: config.DATA_DIR,
    ports: {
      gateway: gatewayPort,
      upstream: config.UPSTREAM_PORT,
      analyst: config.ANALYST_PORT,
      mqtt: config.MQTT_PORT,
      identity: config.IDENTITY_PORT,
    },
    sites: demoSites(config.PORT),
    historyDays: config.HISTORY_DAYS,
    seed: config.SEED,
    openRooms: true,
    ...(config.DATABASE_URL === undefined ? {} : { databaseUrl: config.DATABASE_URL }),
    ...(config.MQTT_URL === undefined ? {} : { mqttUrl: config.MQTT_URL }),
    ...(config.REDIS_URL === undefined ? {} : { redisUrl: config.REDIS_URL }),
    env: {
      gateway: gatewaySettings(process.env),
      upstream: upstreamSettings(process.env),
      analyst: analystSettings(process.env),
    },
    abort: ending.signal,
    onStep: show,
    onUnexpectedExit: (...death) => whenDead(...death),
  })

const LABELS = {
  identity: 'identity (Authentication emulator)',
  upstream: 'upstream (database, MQTT broker)',
  simulator: 'virtual farm',
  analyst: 'analyst',
  gateway: 'gateway',
} as const

/**
 * The step that sends the farm's history: it follows the start of the simulator, and the product is announced after it.
 */
const HISTORY = 'history'
const history = Promise.withResolvers<void>()

/** From then on a service that starts is one that starts again, of which who starts it says so. */
let isAnnounced = false

const show = (step: StackStep): void => {
  if (isAnnounced) return
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

const portTrouble = async (config: StartConfig): Promise<string | null> => {
  const names = [
    'PORT',
    'UPSTREAM_PORT',
    'ANALYST_PORT',
    'IDENTITY_PORT',
    ...(config.MQTT_URL ? [] : (['MQTT_PORT'] as const)),
  ] as const
  for (const name of names) {
    if (!(await isPortFree(config[name])))
      return `Port ${config[name]} is taken: free it, or set ${name} to another one.`
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
