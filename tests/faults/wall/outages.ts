import { setTimeout as pause } from 'node:timers/promises'
import type { TestStack } from '../../harness/test-stack.ts'
import { until } from '../../harness/wait.ts'
import type { Publisher } from './publisher.ts'
import type { Act } from './schedule.ts'
import type { Outage, Victim } from './truth.types.ts'

/** Does one thing to the product, and says for how long which process did not work. */
export const perform = async (act: Act, stack: TestStack, publisher: Publisher): Promise<readonly Outage[]> => {
  switch (act.kind) {
    case 'freeze':
      return [await freeze(stack, act.victim, act.forS)]
    case 'both':
      return Promise.all([freeze(stack, 'gateway', act.forS), freeze(stack, 'upstream', act.forS)])
    case 'kill':
      return [await end(stack, act.victim, 'SIGKILL', act.forS)]
    case 'restart':
      return [await end(stack, act.victim, 'SIGTERM', 0)]
    case 'silence':
    case 'cut': {
      const name = publisher.names[act.device] ?? ''
      const turn = (isOver: boolean) =>
        act.kind === 'cut' ? publisher.power(name, isOver) : publisher.silence(name, !isOver)
      turn(false)
      await pause(act.forS * 1_000)
      turn(true)
      return []
    }
  }
}

const freeze = async (stack: TestStack, victim: Victim, forS: number): Promise<Outage> => {
  const from = Date.now()
  stack.signal(victim, 'SIGSTOP')
  await pause(forS * 1_000)
  const over = Date.now()
  stack.signal(victim, 'SIGCONT')
  return { victim, kind: 'frozen', from, until: over }
}

/** It works no more from when it is gone, not from when it is told to go. */
const end = async (stack: TestStack, victim: Victim, how: 'SIGKILL' | 'SIGTERM', forS: number): Promise<Outage> => {
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
