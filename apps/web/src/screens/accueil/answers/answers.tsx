import {
  type Device,
  HOUR_MS,
  isComparable,
  isOnPace,
  type KpiBody,
  MINUTE_MS,
  paceOf,
  type Site,
} from '@vigie/contracts/entities'
import { Coins, Droplets, Hourglass } from 'lucide-react'
import { memo } from 'react'
import { useCapability, useFeed, useKpis, useNow, useSite, useUnpowered } from '@/data'
import { PATHS } from '@/paths'
import { formatMinute, formatMomentMinute, NO_VALUE } from '@/text'
import { accueil } from '@/text/accueil'
import { kpi } from '@/text/kpi'
import { cn } from '@/ui/cn'
import { Answer } from '@/widgets/answer/answer'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { costCause, deferredOf } from '@/widgets/kpi/cost-cause'
import { formatBare, formatFigure, formatSigned } from '@/widgets/kpi/figure'
import { firstTankOf } from '@/widgets/kpi/first-tank'
import { MarkWords } from '@/widgets/kpi/mark-words'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { TODAY } from '@/widgets/leaks/leaks'
import { causeWords, untilMoment } from '@/widgets/site-state/cause-words'
import type { Cause, PowerCause, TankCause } from '@/widgets/site-state/causes'
import type { KnownCauses } from '@/widgets/site-state/use-causes'
import { Bullet } from './bullet.tsx'
import { PowerAnswer } from './power-answer.tsx'

const { answers: words } = accueil

type AnswersProps = { readonly devices: readonly Device[]; readonly state: KnownCauses }

/** Is everything powered, how long does the water last, what does the day cost, what was pumped: answers of the moment. What needs somebody stands above them. */
export const Answers = memo(({ devices, state }: AnswersProps) => {
  const today = useKpis(TODAY).data
  const site = useSite().data?.site
  const withFigures = useCapability('kpis') !== false
  const feed = useFeed()
  const now = useNow(MINUTE_MS)
  return (
    <section aria-label={words.label} className="flex flex-col gap-1.5 print:break-inside-avoid">
      {!feed.trusted && feed.since !== null && (
        <p className="font-medium text-frozen text-sm">{words.lastKnown(formatMomentMinute(feed.since, now))}</p>
      )}
      <div
        className={cn(
          'grid overflow-hidden rounded-xl border border-line bg-surface shadow-xs',
          withFigures && 'grid-cols-2 lg:grid-cols-4',
        )}
      >
        <PowerAnswer devices={devices} state={state} today={today} />
        {withFigures && <WaterAnswer devices={devices} today={today} site={site} causes={state.causes} />}
        {withFigures && <CostAnswer today={today} site={site} />}
        {withFigures && <DayWaterAnswer today={today} />}
      </div>
    </section>
  )
})

/** No line begins with what parts it from the one before. */
const BETWEEN = '\u00a0· '

/** What the marks on a drawing stand for. */
const Marks = ({ now, end }: { readonly now: string | undefined; readonly end?: string }) => (
  <span className="mt-1.5 flex min-h-4 justify-between gap-3 text-2xs text-muted tabular-nums">
    {now !== undefined && <MarkWords>{now}</MarkWords>}
    {end !== undefined && <MarkWords isEnd>{end}</MarkWords>}
  </span>
)

type Today = KpiBody | undefined

type WaterAnswerProps = {
  readonly devices: readonly Device[]
  readonly today: Today
  readonly site: Pick<Site, 'targets'> | undefined
  readonly causes: readonly Cause[]
}

/** A tank's level that was read longer ago than this makes what follows from it an estimate. */
const READ_LATELY_MS = 15 * MINUTE_MS

const WaterAnswer = ({ devices, today, site, causes }: WaterAnswerProps) => {
  const now = useNow(MINUTE_MS)
  const target = site?.targets.autonomyHours
  // a tank that is empty sooner, as things go, is the answer: how long the site lasts without pumping would be another length
  const empty = causes.find((cause): cause is TankCause => cause.kind === 'empty')
  const ending =
    empty === undefined
      ? today?.water
      : { autonomyHours: Math.max(0, empty.endsAt - now) / HOUR_MS, autonomyEndsAt: empty.endsAt }
  const hours = ending?.autonomyHours ?? null
  const isShort = empty !== undefined || (target !== undefined && hours !== null && hours < target)
  const short = empty?.severity === 'critical' ? 'bad' : 'warn'
  const endsAt = today?.water.autonomyEndsAt ?? null
  const cut = useUnpowered()
  const isOld =
    causes.some(isGeneral) ||
    today?.storages.some(
      ({ device, levelAt }) => cut.has(device) || (levelAt != null && today.until - levelAt > READ_LATELY_MS),
    )
  const first = firstTankOf(today, devices)
  const aim = target === undefined ? [] : [words.waterTarget(formatFigure(target, 'autonomyHours'))]
  // an aim that is missed leads what is said; one that is met is the mark of the drawing
  const lasting = [
    ...(isShort ? aim : []),
    ...(endsAt === null
      ? [words.ifStopped]
      : [(causes.some(isGeneral) ? words.untilStopped : words.untilUnpumped)(untilMoment(endsAt, now))]),
    ...(isOld ? [words.estimated] : []),
    ...(first !== undefined && endsAt !== null ? [kpi.autonomy.first(first)] : isShort ? [] : aim),
  ]
  const said = empty === undefined ? lasting : [causeWords(empty, now).title, causeWords(empty, now).proof]
  return (
    <Answer
      icon={Hourglass}
      title={words.water}
      value={ending === undefined ? NO_VALUE : autonomyLength(ending, now)}
      tone={isShort ? short : 'plain'}
      to={PATHS.storage}
      drawing={
        <>
          <Bullet value={hours} mark={target} tone={isShort ? short : 'water'} />
          <Marks now={hours === null ? undefined : aim[0]} />
        </>
      }
    >
      {hours !== null
        ? said.join(BETWEEN)
        : today === undefined
          ? ''
          : today.storages.length === 0
            ? words.noTank
            : kpi.autonomy.unknown}
    </Answer>
  )
}

const isGeneral = (cause: Cause): cause is PowerCause => cause.kind === 'power' && cause.general

type CostAnswerProps = {
  readonly today: Today
  readonly site: Pick<Site, 'currency' | 'tariff'> | undefined
}

const CostAnswer = ({ today, site }: CostAnswerProps) => {
  const isStopped = useHeld().cost
  // the meter that counts it has been off for long enough to matter: it leads nowhere that is known
  const { cost: isHeld, resting } = useHeld(today?.period)
  const currency = site?.currency ?? ''
  const cost = today?.energy.cost.value ?? null
  const plan = today?.plan?.cost ?? null
  const money = (amount: number) => formatFigure(amount, 'cost', currency)
  // of the hours that are over, as on every other page: within an hour nothing says how it is drawn
  const pace = plan === null ? null : paceOf(plan, cost)
  const gap = pace === null ? 0 : pace.counted - pace.expected
  const at = pace?.at === undefined ? '' : words.costUntil(formatMinute(pace.at))
  const than = accueil.plan.than[plan?.basis ?? 'weekdays']
  const cause = today === undefined ? null : costCause(today)
  const deferred = today === undefined ? null : (deferredOf(today, site)?.cost ?? null)
  // it comes true only once pumps that rest work again, which is said beside it, as on every other page
  const end =
    isHeld || plan?.projected == null ? [] : [`${words.costEnd(money(plan.projected))}${resting ? kpi.asUsual : ''}`]
  const said = isStopped
    ? [words.costStopped, ...end]
    : plan === null
      ? [words.noPlan]
      : [
          ...(cost !== null && cost > plan.whole
            ? [words.costBeyond[plan.basis](money(cost - plan.whole))]
            : pace === null
              ? []
              : isOnPace(pace)
                ? [words.costOn(than) + at]
                : [words[gap > 0 ? 'costOver' : 'costUnder'](money(Math.abs(gap)), than) + at]),
          ...(cause === null ? [] : [words.costCause(cause.more)]),
          ...(deferred === null ? [] : [words.costDeferred(deferred)]),
          ...end,
        ]
  return (
    <Answer
      icon={Coins}
      title={words.cost}
      value={formatBare(cost, 'cost')}
      {...(cost !== null && today !== undefined && { of: `${currency} ${words.costAt(formatMinute(today.until))}` })}
      to={PATHS.energy}
      drawing={
        <>
          <Bullet
            value={cost}
            projected={isHeld || resting ? null : (plan?.projected ?? null)}
            mark={plan?.byNow}
            end={plan?.whole}
            tone="energy"
          />
          {plan !== null && cost !== null && (
            <Marks now={accueil.plan.planned} end={`${formatBare(plan.whole, 'cost')} ${words.wholeDay}`} />
          )}
        </>
      }
    >
      {cost !== null
        ? said.join(BETWEEN)
        : today === undefined
          ? ''
          : site?.tariff == null
            ? words.noTariff
            : kpi.notComputable}
    </Answer>
  )
}

/** What the sources gave since midnight, against the same hour of the day before, and what became of the stock. */
const DayWaterAnswer = ({ today }: { readonly today: Today }) => {
  const produced = today?.water.producedM3
  const stored = today?.water.storedDeltaM3?.value ?? null
  const before = produced !== undefined && isComparable(produced) ? produced.previous : null
  const said = [
    ...(before === null ? [] : [words.dayWaterBefore(formatFigure(before, 'producedM3'))]),
    ...(stored === null ? [] : [words.dayWaterStock(formatSigned(stored, 'storedDeltaM3'))]),
  ]
  return (
    <Answer
      icon={Droplets}
      title={words.dayWater}
      value={formatBare(produced?.value ?? null, 'producedM3')}
      {...(today !== undefined && { of: words.dayWaterOf(formatMinute(today.until)) })}
      to={PATHS.water}
      drawing={
        <>
          <Bullet value={produced?.value ?? null} mark={before ?? undefined} tone="water" />
          <Marks now={before ? words.markBefore : undefined} />
        </>
      }
    >
      {said.join(BETWEEN)}
    </Answer>
  )
}
