import { setTimeout as pause } from 'node:timers/promises'
import type { Stack } from '@vigie/stack'
import { until } from './wait.ts'

export type Victim = 'gateway' | 'upstream'
/** A stretch in which a process did not work; `until` is where it may work again. Times are epoch ms. */
export type Outage = {
  readonly victim: Victim
  readonly kind: 'frozen' | 'dead'
  readonly from: number
  readonly until: number
}
type Processes = Pick<Stack, 'signal' | 'pid' | 'restart'>

/** Stops a process in the middle of whatever it does, and lets it go on. */
export const freeze = async (stack: Processes, victim: Victim, forS: number): Promise<Outage> => {
  const from = Date.now()
  stack.signal(victim, 'SIGSTOP')
  await pause(forS * 1_000)
  const over = Date.now()
  stack.signal(victim, 'SIGCONT')
  return { victim, kind: 'frozen', from, until: over }
}

/** Ends a process and starts it again. It works no more from when it is gone, not from when it is told to go. */
export const end = async (
  stack: Processes,
  victim: Victim,
  how: 'SIGKILL' | 'SIGTERM',
  forS: number,
): Promise<Outage> => {
  const pid = stack.pid(victim) ?? 0
  stack.signal(victim, how)
  await until(`${victim} is gone`, () => !isRunning(pid), 60_000)
  const from = Date.now()
  await pause(forS * 1_000)
  const over = Date.now()
  await stack.restart(victim)
  return { victim, kind: 'dead', from, until: over }
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
