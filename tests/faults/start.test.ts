import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@vigie/stack'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../harness/report.ts'
import { areFree, freeStartPorts, type StartPorts } from '../harness/start-ports.ts'
import { until } from '../harness/wait.ts'

/** `npm start` as its user knows it. */
const START_WITHIN_MS = 100_000
let dataDir: string
let ports: StartPorts
const runs: Run[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vigie-start-'))
  ports = await freeStartPorts()
})
afterEach(async () => {
  for (const run of runs.splice(0)) if (run.exitCode() === null) run.process.kill('SIGKILL')
  await until('every port free', portsAreFree)
  await rm(dataDir, { recursive: true, force: true })
})

type Run = { readonly process: ChildProcess; readonly output: () => string; readonly exitCode: () => number | null }

const start = (env: Readonly<Record<string, string>> = {}): Run => {
  const child = spawn(process.execPath, ['apps/stack/src/start.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, HISTORY_DAYS: '1', ...ports, ...env },
  })
  let output = ''
  let exitCode: number | null = null
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.once('exit', (code) => {
    exitCode = code ?? -1
  })
  const run = { process: child, output: () => output, exitCode: () => exitCode }
  runs.push(run)
  return run
}

const untilReady = async (run: Run): Promise<void> => {
  const isOver = () => run.exitCode() !== null || run.output().includes('Ready in')
  await until('ready', isOver, START_WITHIN_MS).catch(() => undefined)
  expect(run.output()).toContain('Ready in')
}
const untilGone = (run: Run) => until('gone', () => run.exitCode() !== null, 20_000)

const portsAreFree = () => areFree(ports)

/** A call of the identity service, as the browser's SDK makes it; answers its status. */
const identity = async (action: 'signUp' | 'signInWithPassword', body: object): Promise<number> => {
  const base = `http://127.0.0.1:${ports.IDENTITY_PORT}/identitytoolkit.googleapis.com/v1`
  const response = await fetch(`${base}/accounts:${action}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.status
}

test('it starts, Ctrl+C leaves nothing behind, and a second start keeps the data', { timeout: 240_000 }, async () => {
  const first = start()
  await untilReady(first)
  expect(first.output()).toContain(`http://chaib.localhost:${ports.PORT}`)
  expect(first.output()).toContain('operateur@vigie.test')
  const me = { email: 'moi@vigie.test', password: 'un-mot-de-passe' }
  expect(await identity('signUp', me)).toBe(200)
  first.process.kill('SIGINT')
  await untilGone(first)
  expect(first.exitCode()).toBe(0)
  await until('every port free', portsAreFree)

  const second = start()
  await untilReady(second)
  expect(await identity('signInWithPassword', me)).toBe(200)
  const concurrent = start({ PORT: String(await freePort()) })
  await untilGone(concurrent)
  expect(concurrent.exitCode()).toBe(1)

  second.process.kill('SIGKILL')
  await until('every service gone', portsAreFree, 15_000)
  const third = start()
  await untilReady(third)
  third.process.kill('SIGTERM')
  await untilGone(third)
})

test('a taken port is one line that says which, and how to change it', async () => {
  const other = createServer().listen(Number(ports.MQTT_PORT), '127.0.0.1')
  const run = start()
  await untilGone(run)
  other.close()
  expect(run.exitCode()).toBe(1)
  expect(run.output().trim()).toBe(`Port ${ports.MQTT_PORT} is taken: free it, or set MQTT_PORT to another one.`)
})

test('a malformed variable is one line that names it', async () => {
  const run = start({ UPSTREAM_PORT: 'here' })
  await untilGone(run)
  expect(run.exitCode()).toBe(1)
  expect(run.output().trim().split('\n')).toHaveLength(1)
  expect(run.output()).toContain('UPSTREAM_PORT')
})
