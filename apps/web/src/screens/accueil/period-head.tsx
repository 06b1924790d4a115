import { type Device, type KpiBody, MINUTE_MS, type Site } from '@vigie/contracts/entities'
import { useDevices, useNow } from '@/data'
import { formatDayMonth } from '@/text'
import { accueil } from '@/text/accueil'
import { periodHead as words } from '@/text/accueil-figures'
import { costCauseWords } from '@/widgets/kpi/cost-cause'
import { changeOf, formatFigure } from '@/widgets/kpi/figure'
import { idlePoints } from '@/widgets/kpi/idle-days'
import { missedTargets } from '@/widgets/kpi/missed-targets'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { PointsList } from '@/widgets/kpi/points-list'
import { useCutNow, useHeld } from '@/widgets/kpi/use-cut-now'
import { useLeaksWithin } from '@/widgets/leaks/use-leaks-within'
import { HEADLINE_SIGNS, HeadlineLine } from '@/widgets/page/headline-line'
import { facing } from '@/widgets/period/like-for-like'
import { usePeriod } from '@/widgets/period/use-period'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'

type PeriodHeadProps = {
  /** the period, in words */
  readonly title: string
  readonly body: KpiBody
  readonly site: Site | undefined
  /** the stretch before, in words */
  readonly compared: string
}

/** What a period that is not today came to, in a sentence, which leaks ran in it, when its pumps stood and which targets it missed. */
export const PeriodHead = ({ title, body, site, compared }: PeriodHeadProps) => {
  const [{ unit }] = usePeriod()
  const now = useNow(MINUTE_MS)
  const held = useHeld(body.period)
  const cutNow = useCutNow()
  const isOpen = body.until < body.period.to
  const isOld = useOldLevelAt(body.storages, body.until) !== null
  const missed = missedTargets(body, site, { isOpen, held, isOld, now })
  const devices = useDevices().data ?? NO_DEVICES
  const leaks = useLeaksWithin(body.period, devices)
  const points = [...leaks, ...(isOpen ? [] : idlePoints(body)), ...missed]
  const isJudged = isWholeKnown(body) && Object.keys(site?.targets ?? {}).length > 0
  // nothing stands in green that was not judged, nor while something is without power
  const isKept = isJudged && cutNow === undefined
  // a cost whose meter has been off says nothing, nor does what would explain it
  const why = isOpen && (held.site || held.cost) ? null : costCauseWords(body, unit, site)
  const { icon, ink } = HEADLINE_SIGNS[points.length > 0 ? 'warn' : isKept ? 'good' : 'unknown']
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg first-letter:uppercase">{title}</h2>
      <HeadlineLine icon={icon} ink={ink} words={periodWords(body, { currency: site?.currency ?? '', compared })}>
        {why !== null && <p className="text-sm first-letter:uppercase">{why}</p>}
        <PointsList label={accueil.causes.check} points={points} />
      </HeadlineLine>
    </section>
  )
}

const NO_DEVICES: readonly Device[] = []

/** Whether something was counted, and all of the period is known: of a part of it no target is judged. */
export const isWholeKnown = ({ water, energy, period, knownFrom = period.from }: Told): boolean =>
  knownFrom <= period.from && (water.consumedM3.value !== null || energy.gridKwh.value !== null)

type Told = Pick<KpiBody, 'water' | 'energy' | 'period' | 'knownFrom'>

/**
 * « 16 081 m³ consommés (+4,4 %) · 14 214 MAD d’énergie (+10,6 %) face aux 30 jours d’avant », of a period that is known
 * in part from when on.
 */
export const periodWords = (
  { water, energy, period, knownFrom = period.from }: Told,
  { currency, compared }: { readonly currency: string; readonly compared: string },
): string => {
  const told = [
    { figure: water.consumedM3, id: 'consumedM3', say: words.consumed } as const,
    energy.cost.value === null
      ? ({ figure: energy.gridKwh, id: 'gridKwh', say: words.bought } as const)
      : ({ figure: energy.cost, id: 'cost', say: words.spent } as const),
  ].flatMap(({ figure, id, say }) => {
    if (figure.value === null) return []
    const change = changeOf(figure, id)
    return [{ words: say(formatFigure(figure.value, id, currency), change?.words ?? null), isFacing: change !== null }]
  })
  if (told.length === 0) return words.nothing
  const against = told.some(({ isFacing }) => isFacing) ? words.facing(facing(compared)) : ''
  const since = knownFrom > period.from ? [words.since(formatDayMonth(knownFrom))] : []
  return sentenceOf([`${sentenceOf(told.map(({ words: said }) => said))}${against}`, ...since])
}
