import { type Alarm, sourceOf, supplyOf } from '@vigie/contracts/entities'
import { alarmText } from '@/text/alarms'
import { useAlarms } from './context.ts'

const { cause: words } = alarmText

/** Power cuts with one cause. */
export type CommonCut = {
  /** name of what supplies all the others; null: nobody knows what it was */
  readonly source: string | null
  /** who was in it, on record */
  readonly devices: number
  /** who has no power by it still, the source included */
  readonly lasting: number
  /** nothing of the site has power */
  readonly isGeneral: boolean
}

/** What a cut is called, in the list and in the detail of each of its alarms. */
export const commonCutWords = ({ isGeneral, ...cut }: CommonCut): string =>
  isGeneral && cut.source === null && cut.lasting > 0 ? words.general(cut.lasting) : words.named(cut)

/** What an alarm in view has in common with others in view; null: nothing. */
export const useCommonInView = (alarm: Alarm) => {
  const { view, alarmOf, devices } = useAlarms()
  const shared = view.shown.causes.find(({ rows }) => rows.includes(alarm.id))
  if (shared === undefined) return null
  const cuts = shared.rows.flatMap((id) => alarmOf(id) ?? []).filter(({ condition }) => condition === 'power-off')
  return {
    source: sourceOf(cuts, supplyOf(devices)),
    devices: cuts.length,
    lasting: cuts.filter(({ clearedAt }) => clearedAt === null).length,
  }
}
