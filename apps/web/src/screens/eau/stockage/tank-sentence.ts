// In: how full a tank is, and when its stock ends. Out: both as parts of the sentence on how it stands.
import type { KpiBody } from '@vigie/contracts/entities'
import { accueil } from '@/text/accueil'
import { deviceState } from '@/text/device-state'
import { formatFigure } from '@/widgets/kpi/figure'
import { untilMoment } from '@/widgets/site-state/cause-words'

const { tank: words } = deviceState

export type KnownOfTank = {
  /** %; null: not known */
  readonly fillPct: number | null
  readonly capacityM3: number | null
  /** its figures of today; undefined: not known */
  readonly tank: Pick<KpiBody['storages'][number], 'autonomyHours' | 'autonomyEndsAt'> | undefined
  readonly isCut: boolean
  /** its level does not tell of now */
  readonly isOld: boolean
  /** epoch ms */
  readonly now: number
}

/** « rempli à 70,3 %, 1 266 m³ », « l’eau suffit sans pompage jusqu’au 30/11 vers 19:00 » */
export const tankParts = ({ fillPct, capacityM3, tank, isCut, isOld, now }: KnownOfTank): readonly string[] => {
  const said = (part: string): string => (isOld ? words.estimated(part) : part)
  const volume = fillPct === null || capacityM3 === null ? null : formatFigure((fillPct / 100) * capacityM3, 'storedM3')
  const { autonomyHours = null, autonomyEndsAt } = tank ?? {}
  return [
    ...(isCut ? [words.cut] : []),
    ...(fillPct === null ? [] : [words.full(formatFigure(fillPct, 'levelPct'), volume)]),
    ...(autonomyHours === 0
      ? [said(words.spent)]
      : autonomyHours === null || autonomyEndsAt == null
        ? []
        : [said(accueil.state.lasts(untilMoment(autonomyEndsAt, now)))]),
  ]
}
