// In: acts that tabs which are gone left behind. Out: each sent under its key, by one of the tabs that are there.
import type { AlarmAct } from '@vigie/machines/alarm-acts'
import type { KeptActs } from './kept-acts.ts'
import type { SendAct } from './send-act.ts'

const ONE_AT_A_TIME = 'vigie-left-acts'

/**
 * Sends them one after the other; those that were carried out. Where no answer comes, the rest waits for the next time.
 */
export const sendLeftActs = async (kept: KeptActs, send: SendAct): Promise<readonly AlarmAct[]> => {
  const sent: AlarmAct[] = []
  const { locks } = navigator
  await locks?.request(ONE_AT_A_TIME, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    const { held = [] } = await locks.query()
    const open = new Set(held.map(({ name }) => name))
    for (const act of kept.others()) {
      if (act.code !== undefined || open.has(act.tab)) continue
      const fates = await send({ key: act.key, ids: act.ids, order: act.order }).catch(() => null)
      if (fates === null) return
      const refused = Object.values(fates).find((fate) => fate.kind === 'refused')
      if (refused === undefined) sent.push(act)
      kept.settle(act, refused?.kind === 'refused' ? refused.code : undefined)
    }
  })
  return sent
}
