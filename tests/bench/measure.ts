import { readdirSync, readFileSync } from 'node:fs'

/** The value below which a share of the sorted-or-not sample lies; NaN when empty. */
export const percentile = (sample: readonly number[], share: number): number => {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (sample: readonly number[]): number => percentile(sample, 0.5)

/** The same of a histogram of [value, how many]. */
export const percentileOf = (histogram: readonly (readonly [number, number])[], share: number): number => {
  let left = histogram.reduce((sum, [, many]) => sum + many, 0) * share
  for (const [value, many] of [...histogram].sort(([a], [b]) => a - b)) {
    left -= many
    if (left <= 0) return value
  }
  return Number.NaN
}

/**
 * CPU time a process has used so far, user and system, s: of its threads from the scheduler, to the ns, where Linux
 * tells it, else in the clock ticks of /proc/<pid>/stat.
 */
export const cpuSeconds = (pid: number): number => {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
    )
    return threads.reduce((sum, ns) => sum + ns, 0) / 1e9
  } catch {
    return tickSeconds(pid)
  }
}

const CLOCK_TICKS_PER_SECOND = 100

const tickSeconds = (pid: number): number => {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND
}

/** Resident memory of a process, MB (Linux /proc). */
export const rssMb = (pid: number): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) / 1_024
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Settles with the promise, or when it has taken too long. */
export const within = async (ms: number, work: Promise<void>): Promise<void> => {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  await Promise.race([work, late])
  clearTimeout(timer)
}

/** Settles on the next tick of a steady rate: `due(n)` is when the n-th event falls. */
export const paced = async (count: number, perSecond: number, act: (index: number) => void): Promise<void> => {
  const start = performance.now()
  for (let index = 0; index < count; index += 1) {
    const due = start + (index * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    act(index)
  }
}
