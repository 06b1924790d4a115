import { COMPARABLE_FROM_PCT, DAY_MS, isFarLess, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useAlarmNotice } from '@/actors/session-context'
import { useNow } from '@/data'
import { PATHS } from '@/paths'
import { formatPercent } from '@/text'
import { dashboard } from '@/text/dashboard'
import { cn } from '@/ui/cn'
import { CutNotice } from '@/ui/cut-notice'
import { deferredOf } from '@/widgets/kpi/cost-cause'
import { CutNow } from '@/widgets/kpi/cut-now'
import { formatCompleteness } from '@/widgets/kpi/figure'
import { type Cuts, type Held, touchedBy } from '@/widgets/kpi/held'
import { idlePoints } from '@/widgets/kpi/idle-days'
import { missedTargets } from '@/widgets/kpi/missed-targets'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { type Point, PointsList } from '@/widgets/kpi/points-list'
import { useCutNow, useCuts } from '@/widgets/kpi/use-cut-now'
import { Watermark } from '@/widgets/kpi/watermark'
import { useLeaksWithin } from '@/widgets/leaks/use-leaks-within'
import { HEADLINE_SIGNS, HeadlineLine } from '@/widgets/page/headline-line'
import { isHourly } from '@/widgets/period-columns/units'
import { causeWords } from '@/widgets/site-state/cause-words'
import type { Cause } from '@/widgets/site-state/causes'
import { isPumpRest } from '@/widgets/site-state/is-pump-rest'
import { useCauses } from '@/widgets/site-state/use-causes'
import type { PartProps } from '../parts/part-props.ts'
import type { Outlooks } from './outlooks.ts'
import { toldOf, toneBeside } from './sentence.ts'

const { basis: words } = dashboard

type HeadlineProps = PartProps & {
  readonly outlooks: Outlooks
  readonly held: Held
  /** the part of the period that is held against a budget */
  readonly judged: KpiBody
}

/** The one sentence on the period, and below it what it rests on. */
export const Headline = (props: HeadlineProps) => {
  const { body, judged, since, devices, site, unit, around, outlooks, held } = props
  const { causes, isFirstRead } = useCauses(devices)
  // told while some of it is still read, the number would grow under the eye
  const watched = isFirstRead ? 0 : causes.length
  const told = useMemo(() => {
    const names = new Map(devices.map(({ id, name }) => [id, name]))
    return toldOf({
      unit,
      isOpen: around.isOpen,
      isHeld: held.site && around.isOpen,
      currency: site?.currency ?? '',
      from: body.period.from,
      since,
      water: { figure: judged.water.consumedM3, outlook: outlooks.water },
      cost: {
        figure: judged.energy.cost,
        outlook: outlooks.cost,
        pumped: judged.energy.pumpKwh.value === 0 ? 'nothing' : isFarLess(judged.energy.pumpKwh) ? 'little' : 'enough',
        deferred: deferredOf(judged, site)?.cost ?? null,
      },
      // a budget is of a month: a sector that waters every other day is no trouble on that day
      sectors: (isHourly(unit) ? [] : outlooks.sectors).map(({ sector, outlook }) => ({
        name: names.get(sector.device) ?? sector.device,
        outlook,
      })),
      watched,
    })
  }, [body, judged, since, devices, site, unit, around.isOpen, outlooks, held, watched])
  const basis = [...(told.habit === null ? [] : [told.habit]), ...basisOf(props)]
  const lacks = (judged.water.consumedM3.completenessPct ?? 100) < COMPARABLE_FROM_PCT
  const cutNow = useCutNow()
  const cuts = useCuts()
  const notified = useAlarmNotice().length
  const now = useNow(MINUTE_MS)
  const gravest = around.isOpen && !isFirstRead ? gravestOf(causes, now) : []
  const isOld = useOldLevelAt(body.storages, body.until) !== null
  // what becomes of water and cost is what the sentence says
  const missed = missedTargets(body, site, { isOpen: around.isOpen, held, isOld, now }).filter(
    ({ id }) => id !== 'consumedM3' && id !== 'cost',
  )
  // of a day that runs the gravest cause tells of the leak already
  const leaks = useLeaksWithin(body.period, devices)
  // that no pump runs today is of now, and stands at home
  const idle = around.isOpen && isHourly(unit) ? [] : idlePoints(body)
  const points = [...(around.isOpen ? gravest : leaks), ...idle, ...missed]
  const { icon, ink } =
    HEADLINE_SIGNS[toneBeside(told.tone, { isCut: cutNow !== undefined, hasPoints: points.length > 0 })]
  return (
    <>
      {cutNow !== undefined && (
        <CutNotice isQuiet={notified > 0}>
          <CutNow />
          {around.isOpen && `${touchedWords(cuts, body.period, now)}${words.whileCut(held)}`}
        </CutNotice>
      )}
      <HeadlineLine icon={icon} ink={ink} words={told.words}>
        <div className="flex flex-wrap gap-x-1.5 text-muted text-2xs tabular-nums first-letter:uppercase">
          {basis.length > 0 && (
            // the rule is in the help of each figure: on a phone only what lacks is said
            <p className={cn('first-letter:uppercase', !lacks && 'max-sm:hidden')}>
              {basis.join(' · ')}
              <span className="max-sm:hidden"> ·</span>
            </p>
          )}
          <Watermark body={body} />
        </div>
        <PointsList label={words.watch} points={points} />
        {around.isOpen && watched > 0 && (
          <Link
            to={PATHS.home}
            className="touch self-start text-primary text-xs underline underline-offset-2 print:hidden"
          >
            {dashboard.sentence.watched(watched)}
          </Link>
        )}
      </HeadlineLine>
    </>
  )
}

/** That pumps stand, and the gravest of what else needs watching now, of what neither the notice of a cut nor the targets below tell. */
const gravestOf = (causes: readonly Cause[], now: number): readonly Point[] =>
  [...causes.filter(isPumpRest), ...causes.filter(({ kind }) => kind !== 'power' && kind !== 'target').slice(0, 1)].map(
    (cause) => {
      const { title, proof, brief = proof, to } = causeWords(cause, now)
      return { id: cause.id, title, proof: brief, to }
    },
  )

/** How much of the period the cuts of now took, « (au plus 0,3 % de la période) »; nothing of one that is too short for a share, or that nobody knows the beginning of. */
const touchedWords = (cuts: Cuts, period: KpiBody['period'], now: number): string => {
  const known = [...cuts.values()].flatMap((since) => since ?? [])
  if (known.length === 0 || known.length < cuts.size) return ''
  const most = Math.max(...known.map((since) => touchedBy(since, period, now)))
  if (most < LEAST_TOUCHED) return ''
  const share = formatPercent(most, 1)
  return words.touched(known.length > 1 ? words.most(share) : share)
}
const LEAST_TOUCHED = 0.001

/** By which rule it looks ahead, and how much of the data is there. */
const basisOf = ({ body, judged, unit, around: { isOpen, week }, outlooks }: HeadlineProps): readonly string[] => {
  const percent = judged.water.consumedM3.completenessPct
  const complete = percent === null ? [] : [words.complete(formatCompleteness(percent))]
  if (percent !== null && percent < COMPARABLE_FROM_PCT) return [words.tooLittle(formatPercent(percent / 100))]
  if (!isOpen) return complete
  const projects = outlooks.water.projected !== null || outlooks.cost.projected !== null
  const isLastDay = body.restOfDay != null && body.restOfDay.to >= body.period.to
  if (isHourly(unit) || isLastDay) return projects ? [words.planned, ...complete] : complete
  const days =
    week === null ? 0 : Math.round((week.until - Math.max(week.period.from, week.knownFrom ?? 0) + MINUTE_MS) / DAY_MS)
  const isHeld = outlooks.water.isHeld || outlooks.cost.isHeld
  return [...(projects && days > 0 ? [words.pace(days)] : isHeld ? [] : [words.noPace]), ...complete]
}
