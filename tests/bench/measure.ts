import { readFileSync } from 'node:fs'

/** The value below which a share of the sorted-or-not sample lies; NaN when empty. */
export const percentile = (sample: readonly number[], share: number): number => {
  const sorted = [...sample].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (sample: readonly number[]): number => percentile(sample, 0.5)

const CLOCK_TICKS_PER_SECOND = 100

/** CPU time a process has used so far, user and system, s (Linux /proc). */
export const cpuSeconds = (pid: number): number => {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND
}

/** Resident memory of a process, MB (Linux /proc). */
export const rssMb = (pid: number): number => {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? Number.NaN) / 1_024
}

/** Settles on the next tick of a steady rate: `due(n)` is when the n-th event falls. */
export const paced = async (count: number, perSecond: number, act: (index: number) => void): Promise<void> => {
  const start = performance.now()
  for (let index = 0; index < count; index += 1) {
    const due = start + (index * 1_000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    act(index)
  }
}
