import { setTimeout as wait } from 'node:timers/promises'
import type { Faults } from '../../harness/proxy.ts'
import { until } from '../../harness/wait.ts'
import type { Evidence, Stretch } from './evidence.ts'
import { type Installation, isReady } from './installation.ts'
import type { Process } from './processes.ts'
import type { Fault, LinkFaultKind, Schedule } from './schedule.ts'
import type { Watcher } from './watcher.ts'

/** What the faults of a run did, for those who judge it. */
export type Done = Pick<Evidence, 'brokerLosses' | 'clockSteps'> & {
  /** when each began and was over */
  readonly faults: readonly (Stretch & { readonly fault: Fault })[]
  /** what could not be undone, in words */
  readonly failures: readonly string[]
  /** what this machine does not let us do, in words */
  readonly skipped: readonly string[]
}

/** What a broker writes to disk comes so much later than its acknowledgement, at most: it saves at every change, ms. */
const BROKER_SAVES_WITHIN_MS = 1_000
/** A broker that lost its sessions has readers again so long after its start, at most, ms. */
const BROKER_READ_AGAIN_MS = 10_000
const TOKEN_S = 4
const TOKEN_CUT_AFTER_MS = 2_000

/** A run with fewer faults, or none, still gives devices so much time to speak, ms. */
const LEAST_MS = 10_000

/** Does a schedule to an installation. Resolves when the last fault is over: what it befell is ready again. */
export const applySchedule = async (
  schedule: Schedule,
  installation: Installation,
  watchers: readonly Watcher[],
): Promise<Done> => {
  const done: { fault: Fault; from: number; to: number }[] = []
  const failures: string[] = []
  const skipped: string[] = []
  const brokerLosses: Stretch[] = []
  const clockSteps: Evidence['clockSteps'][number][] = []
  const lanes = new Map<string, Promise<unknown>>()

  const apply = async (fault: Fault) => {
    if (fault.kind === 'disk-full' && installation.disk === null) {
      skipped.push(`${fault.kind}: skipped, no file system may be mounted here`)
      return
    }
    const from = Date.now()
    try {
      await act(fault, installation, watchers)
    } catch (error) {
      failures.push(`${fault.kind} ${fault.target}: ${error instanceof Error ? error.message : String(error)}`)
    }
    const to = Date.now()
    done.push({ fault, from, to })
    if (fault.kind === 'clock') clockSteps.push({ from, to, offsetMs: fault.value })
    if (fault.target === 'mosquitto' && fault.kind === 'kill')
      brokerLosses.push({ from: from - BROKER_SAVES_WITHIN_MS, to: to + BROKER_READ_AGAIN_MS })
  }
  const applied: Promise<unknown>[] = [wait(LEAST_MS)]
  for (const fault of schedule) {
    await wait(fault.afterMs)
    // of one target one fault at a time; those of others overlap
    const lane = (lanes.get(fault.target) ?? Promise.resolve()).then(() => apply(fault))
    lanes.set(fault.target, lane)
    applied.push(lane)
  }
  await Promise.all(applied)
  return { faults: done, failures, skipped, brokerLosses, clockSteps }
}

const act = async (fault: Fault, installation: Installation, watchers: readonly Watcher[]): Promise<void> => {
  const { kind, target, lastsMs } = fault
  switch (kind) {
    case 'kill':
    case 'terminate':
      return endAndStart(find(installation.processes, target), kind, lastsMs, installation)
    case 'freeze':
      return freeze(find(installation.processes, target), lastsMs)
    case 'clock':
      await installation.setClock(target, fault.value)
      await wait(lastsMs)
      return installation.setClock(target, 0)
    case 'disk-full':
      await installation.disk?.fill()
      await wait(lastsMs)
      return installation.disk?.free()
    case 'herd':
      for (const [name, link] of installation.links) if (name.startsWith('clients-')) link.reset()
      return
    case 'token-expiry':
      return expireInCut(installation, watchers, lastsMs)
    default:
      return breakLink(installation, target, kind, lastsMs)
  }
}

const find = <T>(all: ReadonlyMap<string, T>, name: string): T => {
  const found = all.get(name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}

const endAndStart = async (
  process: Process,
  kind: 'kill' | 'terminate',
  lastsMs: number,
  installation: Installation,
): Promise<void> => {
  process.signal(kind === 'kill' ? 'SIGKILL' : 'SIGTERM')
  // who does not end in order in time is killed, as any supervisor does
  const limit = setTimeout(() => process.signal('SIGKILL'), TERMINATES_WITHIN_MS)
  await process.gone()
  clearTimeout(limit)
  await wait(lastsMs)
  await process.start()
  const service = [...installation.upstreams, ...installation.gateways].find(({ name }) => name === process.name)
  // ready is what it says, unless something else that it needs is away
  if (service !== undefined) await until('ready', () => isReady(service.port), READY_WITHIN_MS).catch(() => undefined)
}

const TERMINATES_WITHIN_MS = 10_000
const READY_WITHIN_MS = 20_000

const freeze = async (process: Process, lastsMs: number): Promise<void> => {
  process.signal('SIGSTOP')
  await wait(lastsMs)
  process.signal('SIGCONT')
}

const LINK_FAULTS: Readonly<Record<Exclude<LinkFaultKind, 'reset'>, Faults>> = {
  refused: { down: true },
  'mid-frame': { limitBytes: 3_001, sliceBytes: 997 },
  blackhole: { blackhole: 'both' },
  'one-way': { blackhole: 'toClient' },
  latency: { latencyMs: 700 },
  slow: { bytesPerSecond: 4_000 },
  slices: { sliceBytes: 1 },
}

const breakLink = async (
  { links }: Installation,
  target: string,
  kind: LinkFaultKind,
  lastsMs: number,
): Promise<void> => {
  const link = find(links, target)
  if (kind === 'reset') return link.reset()
  link.set(LINK_FAULTS[kind])
  if (kind === 'refused') link.reset()
  await wait(lastsMs)
  link.set({})
}

/** The tokens of all clients end while nobody can reach a gateway to renew them. */
const expireInCut = async ({ links }: Installation, watchers: readonly Watcher[], lastsMs: number): Promise<void> => {
  const clients = [...links].flatMap(([name, link]) => (name.startsWith('clients-') ? [link] : []))
  for (const watcher of watchers) watcher.shortenToken(TOKEN_S)
  await wait(TOKEN_CUT_AFTER_MS)
  for (const link of clients) {
    link.set({ down: true })
    link.reset()
  }
  await wait(lastsMs)
  for (const link of clients) link.set({})
}
