import type { AlarmActsSnapshot } from './alarm-acts.machine.ts'
import type { AlarmAct, AlarmFate, AlarmOrder } from './alarm-acts.types.ts'

/** Where one's own last act on an alarm stands: on its way, still to be sent, or answered. */
export type OwnAct =
  | { readonly kind: 'sent'; readonly order: AlarmOrder }
  | { readonly kind: 'unsent'; readonly order: AlarmOrder }
  | AlarmFate

/** What screens read of one's own acts. */
export type AlarmActsView = {
  /** by alarm, only those that somebody acted on here */
  readonly acts: Readonly<Record<string, OwnAct>>
  /** acts without an answer */
  readonly open: number
  readonly isLinked: boolean
}

/** Turns a snapshot of `alarmActsMachine` into what screens read. */
export const alarmActsView = (snapshot: AlarmActsSnapshot): AlarmActsView => {
  const { batch, queued, fates } = snapshot.context
  const kind = snapshot.matches({ sender: 'sending' }) ? 'sent' : 'unsent'
  const open = [...told(batch, kind), ...told(queued, 'unsent')]
  return {
    acts: { ...fates, ...Object.fromEntries(open) },
    open: batch.length + queued.length,
    isLinked: snapshot.matches({ link: 'up' }),
  }
}

const told = (acts: readonly AlarmAct[], kind: 'sent' | 'unsent') =>
  acts.flatMap(({ ids, order }) => ids.map((id): [string, OwnAct] => [id, { kind, order }]))
