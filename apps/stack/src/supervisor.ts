import type { Exit } from './child.ts'
import type { ServiceName } from './services.ts'

const MINUTE_MS = 60_000
/** deaths of one service in a minute, of which the last is the end of the run */
const DEATHS_MAX = 3
/** before the first start again; twice as long before the next within the minute, ms */
const FIRST_DELAY_MS = 500

export type SupervisorOptions = {
  readonly restart: (name: ServiceName) => Promise<void>
  readonly say: (line: string) => void
  /** a service died three times in a minute */
  readonly giveUp: (reason: string) => void
  /** nothing is started again from then on */
  readonly ending: AbortSignal
}

/** A service ended without being asked to; `lastLine` is of its log. */
export type OnDeath = (name: ServiceName, exit: Exit, lastLine: string) => void

/** Starts services again that ended without being asked to; one that keeps dying is given up, with its reason. */
export const createSupervisor = ({ restart, say, giveUp, ending }: SupervisorOptions): OnDeath => {
  const deaths = new Map<ServiceName, readonly number[]>()

  const died = async (name: ServiceName, how: string, lastLine: string): Promise<void> => {
    if (ending.aborted) return
    const now = performance.now()
    const recent = [...(deaths.get(name) ?? []), now].filter((at) => now - at < MINUTE_MS)
    deaths.set(name, recent)
    if (recent.length >= DEATHS_MAX)
      return giveUp(`${name} died ${DEATHS_MAX} times within a minute, the last time by ${how}: ${lastLine}`)
    const delayMs = FIRST_DELAY_MS * 2 ** (recent.length - 1)
    say(`${name} died by ${how}, and is started again. Its last line: ${lastLine}`)
    await pause(delayMs, ending)
    if (ending.aborted) return
    try {
      await restart(name)
      say(`${name} is back after ${((performance.now() - now) / 1_000).toFixed(1)} s`)
    } catch (error) {
      await died(name, 'a start that failed', error instanceof Error ? error.message : String(error))
    }
  }

  return (name, { code, signal }, lastLine) => void died(name, signal ?? `exit code ${code}`, lastLine)
}

const pause = (ms: number, ending: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    ending.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
