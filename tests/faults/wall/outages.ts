import { setTimeout as pause } from 'node:timers/promises'
import { end, freeze, type Outage } from '../../harness/outages.ts'
import type { Publisher } from '../../harness/publisher.ts'
import type { TestStack } from '../../harness/test-stack.ts'
import type { Act } from './schedule.ts'

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
      void turn(false)
      await pause(act.forS * 1_000)
      void turn(true)
      return []
    }
  }
}
