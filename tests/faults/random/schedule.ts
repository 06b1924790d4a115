import { createRandom, type Random } from '../../harness/random.ts'

// A schedule is data drawn from a seed, so that the very same faults can be run again, or some of them only.

/** What an installation stands on: embedded database and broker, or PostgreSQL, Redis and Mosquitto. */
export type Configuration = 'single' | 'production'

/** What can happen to a process. */
const PROCESS_KINDS = ['kill', 'terminate', 'freeze'] as const
/** What can happen to a connection. */
const LINK_KINDS = ['refused', 'reset', 'mid-frame', 'blackhole', 'one-way', 'latency', 'slow', 'slices'] as const
/** What can happen to everybody, to a clock, or to a disk. */
const OTHER_KINDS = ['herd', 'token-expiry', 'clock', 'disk-full'] as const

export const FAULT_KINDS = [...PROCESS_KINDS, ...LINK_KINDS, ...OTHER_KINDS] as const
export type FaultKind = (typeof FAULT_KINDS)[number]
export type LinkFaultKind = (typeof LINK_KINDS)[number]

/** One fault of a schedule. */
export type Fault = {
  /** place in the schedule that was drawn, from 1 */
  readonly id: number
  readonly kind: FaultKind
  /** name of the process, link or clock */
  readonly target: string
  /** time since the fault before it began, ms */
  readonly afterMs: number
  /** ms until it is undone: a dead process is started, a frozen one thawed, a link healed */
  readonly lastsMs: number
  /** clock: how far the clock is set off, ms; else 0 */
  readonly value: number
}
export type Schedule = readonly Fault[]

/** Targets of an installation, by what can happen to them. */
const TARGETS: Readonly<Record<Configuration, Readonly<Record<'processes' | 'links' | 'clocks', readonly string[]>>>> =
  {
    single: {
      processes: ['upstream-a', 'gateway-a', 'upstream-a', 'gateway-a', 'identity'],
      links: ['clients-a', 'link-a'],
      clocks: ['upstream-a'],
    },
    production: {
      processes: ['upstream-a', 'upstream-b', 'gateway-a', 'gateway-b', 'postgres', 'redis', 'mosquitto', 'identity'],
      links: ['clients-a', 'clients-b', 'link-a', 'link-b', 'broker-a', 'broker-b'],
      clocks: ['upstream-a', 'upstream-b'],
    },
  }

const PAUSE_MS = { least: 1_500, most: 6_000 } as const
const LASTS_MS: Readonly<Record<FaultKind, readonly [least: number, most: number]>> = {
  kill: [100, 3_000],
  terminate: [100, 2_000],
  freeze: [500, 9_000],
  refused: [500, 5_000],
  reset: [0, 1],
  'mid-frame': [1_000, 4_000],
  blackhole: [1_000, 9_000],
  'one-way': [1_000, 5_000],
  latency: [1_000, 4_000],
  slow: [1_000, 5_000],
  slices: [1_000, 3_000],
  herd: [0, 1],
  'token-expiry': [4_000, 6_000],
  clock: [2_000, 8_000],
  'disk-full': [1_000, 5_000],
}
const CLOCK_STEPS_MS = [-3_600_000, -120_000, 120_000, 3_600_000]

/** Faults for about `durationMs`, half of them to processes. */
export const drawSchedule = (seed: string, configuration: Configuration, durationMs: number): Schedule => {
  const random = createRandom(`${seed} schedule`)
  const faults: Fault[] = []
  for (let at = 0; ; ) {
    const afterMs = random.between(PAUSE_MS.least, PAUSE_MS.most)
    at += afterMs
    if (at > durationMs && faults.length > 0) return faults
    const { kind, target, value } = drawKind(random, configuration)
    const [least, most] = LASTS_MS[kind]
    faults.push({ id: faults.length + 1, kind, target, afterMs, lastsMs: random.between(least, most), value })
  }
}

const drawKind = (random: Random, configuration: Configuration): Pick<Fault, 'kind' | 'target' | 'value'> => {
  const { processes, links, clocks } = TARGETS[configuration]
  const lot = random.next()
  if (lot < 0.5) return { kind: random.pick(PROCESS_KINDS), target: random.pick(processes), value: 0 }
  if (lot < 0.75) return { kind: random.pick(LINK_KINDS), target: random.pick(links), value: 0 }
  const kind = random.pick(configuration === 'single' ? OTHER_KINDS : OTHER_KINDS.filter((one) => one !== 'disk-full'))
  if (kind === 'clock') return { kind, target: random.pick(clocks), value: random.pick(CLOCK_STEPS_MS) }
  return { kind, target: kind === 'disk-full' ? 'disk' : 'clients', value: 0 }
}

/** A fault in words: `3. freeze upstream-a for 4.2 s, 2.1 s after the one before`. */
export const describeFault = ({ id, kind, target, afterMs, lastsMs, value }: Fault): string => {
  const step = value === 0 ? '' : ` by ${value / 1_000} s`
  return `${id}. ${kind} ${target}${step} for ${seconds(lastsMs)}, ${seconds(afterMs)} after the one before`
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
