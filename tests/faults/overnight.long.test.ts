import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../harness/report.ts'
import { call } from '../harness/rest.ts'
import { areFree, freeStartPorts, type StartPorts } from '../harness/start-ports.ts'
import { until } from '../harness/wait.ts'

/** `npm start` left alone: each of its services dies by kill -9 and the product works again. */
const SERVICES = {
  gateway: 'apps/gateway/src/server.ts',
  upstream: 'apps/upstream/src/server.ts',
  simulator: 'apps/simulator/src/main.ts',
  identity: 'apps/stack/src/identity/server.ts',
} as const
type Service = keyof typeof SERVICES

let dataDir: string
let ports: StartPorts
let run: ChildProcess
let output = ''
let exitCode: number | null = null

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigie-overnight-'))
  ports = await freeStartPorts()
  run = spawn(process.execPath, ['apps/stack/src/start.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, HISTORY_DAYS: '1', ...ports },
  })
  for (const stream of [run.stdout, run.stderr])
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  run.once('exit', (code) => {
    exitCode = code ?? -1
  })
  await until('ready', () => output.includes('Ready in'), 100_000)
})
afterEach(async () => {
  if (exitCode === null) run.kill('SIGTERM')
  await until('gone', () => exitCode !== null)
  await until('every port free', () => areFree(ports))
  await rm(dataDir, { recursive: true, force: true })
})

/** The process of a service, a child of the run. */
const pidOf = (service: Service): number => {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const [pid] = lines.flatMap((line) => {
    const [own, parent, ...args] = line.trim().split(/\s+/)
    return Number(parent) === run.pid && args.join(' ').includes(SERVICES[service]) ? [Number(own)] : []
  })
  if (pid === undefined) throw new Error(`${service} does not run`)
  return pid
}

const killAndAwait = async (service: Service): Promise<void> => {
  const seen = output.length
  process.kill(pidOf(service), 'SIGKILL')
  await until(`${service} is back`, () => output.slice(seen).includes(`${service} is back after`), 60_000)
}

const signIn = async (email: string, action = 'signInWithPassword'): Promise<string | null> => {
  const base = `http://127.0.0.1:${ports.IDENTITY_PORT}/identitytoolkit.googleapis.com/v1`
  const response = await fetch(`${base}/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Vigie-2026!', returnSecureToken: true }),
  })
  const said: unknown = await response.json()
  return typeof said === 'object' && said !== null && 'idToken' in said ? String(said.idToken) : null
}

/** A person signs in and reads fresh values through the gateway: every service has its part in it. */
const untilItWorks = (since: number) =>
  until(
    'fresh values at the gateway',
    async () => {
      const token = await signIn('operateur@vigie.test').catch(() => null)
      if (token === null) return false
      const path = '/api/v1/latest?site=chaib'
      const ready = await call({ port: Number(ports.PORT), path: '/readyz' }).catch(() => null)
      const answer = await call({ port: Number(ports.UPSTREAM_PORT), path, token }).catch(() => null)
      if (ready?.status !== 200 || answer?.status !== 200) return false
      const times = [...answer.text.matchAll(/,(\d{13}),/g)].map(([, ts]) => Number(ts))
      return Math.max(...times) > since
    },
    60_000,
  )

test('each service killed comes back on its port, with its accounts, and values flow again', {
  timeout: 400_000,
}, async () => {
  await untilItWorks(0)
  const mine = 'moi@vigie.test'
  await signIn(mine, 'signUp')
  await until('the account is saved', async () =>
    (await readFile(join(dataDir, 'identity.json'), 'utf8')).includes(mine),
  )
  for (const service of ['simulator', 'identity', 'upstream', 'gateway'] as const) {
    await killAndAwait(service)
    await untilItWorks(Date.now())
  }
  expect(await signIn(mine)).not.toBeNull()
  expect(output).toMatch(/upstream died by SIGKILL, and is started again/)

  await killAndAwait('gateway')
  process.kill(pidOf('gateway'), 'SIGKILL')
  await until('the run gives up', () => exitCode !== null, 30_000)
  expect(exitCode).toBe(1)
  expect(output).toMatch(/gateway died 3 times within a minute, the last time by SIGKILL: \S/)
})
