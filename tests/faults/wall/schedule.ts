import type { Victim } from '../../harness/outages.ts'
import { createRandom } from '../../harness/random.ts'

/** One thing that is done to the product under the wall; lengths in s. */
export type Act =
  | { readonly kind: 'freeze' | 'kill' | 'restart'; readonly victim: Victim; readonly forS: number }
  | { readonly kind: 'both'; readonly forS: number }
  | { readonly kind: 'silence' | 'cut'; readonly device: number; readonly forS: number }

const KINDS = ['freeze', 'freeze', 'kill', 'kill', 'restart', 'both', 'silence', 'cut'] as const
const VICTIMS = ['gateway', 'upstream'] as const
const LONGEST_S = { freeze: 22, kill: 12, restart: 1, both: 10, silence: 26, cut: 8 } as const

/** Acts without end, the same for the same seed. */
export const drawActs = function* (seed: string, devices: number): Generator<Act, never> {
  const random = createRandom(seed)
  for (;;) {
    const kind = random.pick(KINDS)
    const forS = random.between(1, LONGEST_S[kind] + 1)
    if (kind === 'silence' || kind === 'cut') yield { kind, device: random.between(0, devices), forS }
    else if (kind === 'both') yield { kind, forS }
    else yield { kind, victim: random.pick(VICTIMS), forS }
  }
}

export const describeAct = (act: Act): string => {
  if (act.kind === 'both') return `gateway and upstream frozen, ${act.forS} s`
  if ('device' in act)
    return `device ${act.device + 1} ${act.kind === 'cut' ? 'without power' : 'silent'}, ${act.forS} s`
  const done = { freeze: 'frozen', kill: 'killed', restart: 'restarted' } as const
  return `${act.victim} ${done[act.kind]}${act.kind === 'restart' ? '' : `, ${act.forS} s`}`
}
