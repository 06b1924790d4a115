import type { KpiBody, Site } from '@vigie/contracts/entities'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { useNow } from '@/data'
import { formatDayMonth } from '@/text'
import { accueil } from '@/text/accueil'
import { periodHead as words } from '@/text/accueil-figures'
import { changeOf, formatFigure } from '@/widgets/kpi/figure'
import { missedTargets } from '@/widgets/kpi/missed-targets'
import { PointsList } from '@/widgets/kpi/points-list'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { HeadlineLine } from '@/widgets/page/headline-line'
import { facing } from '@/widgets/period/like-for-like'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'

type PeriodHeadProps = {
  /** the period, in words */
  readonly title: string
  readonly body: KpiBody
  readonly site: Site | undefined
  /** the stretch before, in words */
  readonly compared: string
}

const MINUTE_MS = 60_000
const SIGNS = {
  met: { icon: CircleCheck, ink: 'text-good' },
  missed: { icon: TriangleAlert, ink: 'text-warn' },
  unknown: { icon: CircleDashed, ink: 'text-muted' },
} as const

/** What a period that is not today came to, in a sentence, and which targets it missed. */
export const PeriodHead = ({ title, body, site, compared }: PeriodHeadProps) => {
  const now = useNow(MINUTE_MS)
  const held = useHeld(body.period)
  const isOpen = body.until < body.period.to
  const missed = missedTargets(body, site, { isOpen, held, isOld: false, now })
  // of a period that is known in part no target is judged: nothing stands in green beside it
  const isPart = (body.knownFrom ?? body.period.from) > body.period.from
  const { icon, ink } = SIGNS[missed.length > 0 ? 'missed' : isPart ? 'unknown' : 'met']
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="font-semibold text-lg first-letter:uppercase">{title}</h2>
      <HeadlineLine icon={icon} ink={ink} words={periodWords(body, { currency: site?.currency ?? '', compared })}>
        <PointsList label={accueil.causes.check} points={missed} />
      </HeadlineLine>
    </section>
  )
}

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
