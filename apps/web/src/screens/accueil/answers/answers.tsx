import { type Device, type KpiBody, MINUTE_MS, type Site } from '@vigie/contracts/entities'
import { Coins, Eye, Hourglass } from 'lucide-react'
import { memo } from 'react'
import { useActiveAlarms, useCapability, useFeed, useKpis, useNow, useOpenAlarms, useSite, useUnpowered } from '@/data'
import { PATHS } from '@/paths'
import { formatMinute, formatMomentMinute, NO_VALUE } from '@/text'
import { accueil } from '@/text/accueil'
import { kpi } from '@/text/kpi'
import { Answer } from '@/widgets/answer/answer'
import { autonomyLength } from '@/widgets/kpi/autonomy-length'
import { formatBare, formatFigure } from '@/widgets/kpi/figure'
import { firstTankOf } from '@/widgets/kpi/first-tank'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { TODAY } from '@/widgets/leaks/leaks'
import { highestUrgency, waitingOf } from '@/widgets/site-state/cause-alarms'
import { causeWords, untilMoment } from '@/widgets/site-state/cause-words'
import type { Cause, PowerCause } from '@/widgets/site-state/causes'
import { NowNote } from '@/widgets/site-state/now-note'
import type { KnownCauses } from '@/widgets/site-state/use-causes'
import { Bullet } from './bullet.tsx'
import { isOnPlan } from './on-plan.ts'
import { PowerAnswer } from './power-answer.tsx'

const { answers: words } = accueil

type AnswersProps = { readonly devices: readonly Device[]; readonly state: KnownCauses }

/** Is everything powered, how long does the water last, what does the day cost, what needs me now: answers of the moment. */
export const Answers = memo(({ devices, state }: AnswersProps) => {
  const today = useKpis(TODAY).data
  const site = useSite().data?.site
  const withFigures = useCapability('kpis') !== false
  const feed = useFeed()
  const now = useNow(MINUTE_MS)
  return (
    <section aria-label={words.label} className="flex flex-col gap-1.5 print:break-inside-avoid">
      {!feed.trusted && feed.since !== null ? (
        <p className="font-medium text-frozen text-sm">{words.lastKnown(formatMomentMinute(feed.since, now))}</p>
      ) : (
        <NowNote />
      )}
      <div className="grid grid-cols-2 overflow-hidden rounded-xl border border-line bg-surface shadow-xs lg:grid-cols-4">
        <PowerAnswer state={state} today={today} />
        {withFigures && <WaterAnswer devices={devices} today={today} site={site} causes={state.causes} />}
        {withFigures && <CostAnswer today={today} site={site} />}
        <WatchAnswer {...state} today={today} />
      </div>
    </section>
  )
})

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
  const hours = today?.water.autonomyHours ?? null
  const target = site?.targets.autonomyHours
  const empty = causes.find(({ kind }) => kind === 'empty')
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
  const said = [
    ...(endsAt === null
      ? [kpi.autonomy.ifStopped]
      : [
          causes.some(isGeneral)
            ? words.untilStopped(untilMoment(endsAt, now))
            : `${untilMoment(endsAt, now)} ${kpi.autonomy.ifStopped}`,
        ]),
    ...(isOld ? [words.estimated] : []),
    ...(first !== undefined && endsAt !== null
      ? [kpi.autonomy.first(first)]
      : target === undefined
        ? []
        : [words.waterTarget(formatFigure(target, 'autonomyHours'))]),
  ]
  return (
    <Answer
      icon={Hourglass}
      title={words.water}
      value={today === undefined ? NO_VALUE : autonomyLength(today.water, now)}
      tone={isShort ? short : 'plain'}
      to={PATHS.storage}
      drawing={<Bullet value={hours} mark={target} tone={isShort ? short : 'water'} />}
    >
      {hours !== null
        ? said.join(' · ')
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
  // the meter that counts it is off: it leads nowhere that is known
  const isHeld = useHeld().cost
  const currency = site?.currency ?? ''
  const cost = today?.energy.cost.value ?? null
  const plan = today?.plan?.cost ?? null
  const money = (amount: number) => formatFigure(amount, 'cost', currency)
  const gap = cost === null || plan === null ? null : cost - plan.byNow
  const isClose = plan !== null && cost !== null && isOnPlan(cost, plan)
  const than = accueil.plan.than[plan?.basis ?? 'weekdays']
  const said = isHeld
    ? [words.costStopped]
    : gap === null
      ? [words.noPlan]
      : [
          isClose
            ? words.costOn(than)
            : gap > 0
              ? words.costOver(money(gap), than)
              : words.costUnder(money(-gap), than),
          ...(plan?.projected == null ? [] : [words.costEnd(money(plan.projected))]),
        ]
  return (
    <Answer
      icon={Coins}
      title={words.cost}
      value={formatBare(cost, 'cost')}
      {...(cost !== null && today !== undefined && { of: `${currency} ${words.costAt(formatMinute(today.until))}` })}
      to={PATHS.energy}
      drawing={
        <Bullet
          value={cost}
          projected={isHeld ? null : (plan?.projected ?? null)}
          mark={plan?.byNow}
          end={plan?.whole}
          tone="energy"
        />
      }
    >
      {cost !== null
        ? said.join(' · ')
        : today === undefined
          ? ''
          : site?.tariff == null
            ? words.noTariff
            : kpi.notComputable}
    </Answer>
  )
}

type WatchAnswerProps = Pick<KnownCauses, 'causes' | 'lacksFigures'> & { readonly today: Today }

const WatchAnswer = ({ causes, lacksFigures, today }: WatchAnswerProps) => {
  const now = useNow(MINUTE_MS)
  const [first] = causes
  const urgent = causes.filter(({ severity }) => severity === 'critical').length
  const urgency = highestUrgency(causes, useActiveAlarms())
  const { waiting, returned } = waitingOf(useOpenAlarms())
  const raised = today?.alarmsRaised.value ?? null
  const { trusted } = useFeed()
  if (causes.length === 0 && waiting > 0 && trusted && !lacksFigures)
    return (
      <Answer
        icon={Eye}
        title={words.watch}
        value={`${waiting}`}
        of={words.watchToAcknowledge}
        tone="plain"
        to={PATHS.alarms}
      >
        {returned === waiting ? words.overToAcknowledge : ''}
      </Answer>
    )
  return (
    <Answer
      icon={Eye}
      title={words.watch}
      // what the figures tell is not known yet: there may be more
      value={
        causes.length === 0
          ? trusted && !lacksFigures
            ? words.watchNone
            : NO_VALUE
          : `${lacksFigures ? '≥\u00a0' : ''}${causes.length}`
      }
      {...(causes.length > 0 && { of: words.watchUnit(causes.length) })}
      tone={urgent === 0 ? 'plain' : urgency === 'high' && !causes.some(isGeneral) ? 'high' : 'bad'}
      to={`${PATHS.dashboard}#alarmes`}
    >
      {[
        ...(first === undefined ? [] : [causeWords(first, now).title]),
        ...(urgent > 1 ? [words.watchUrgent(urgent)] : []),
        ...(raised === null || first !== undefined ? [] : [words.alarms(raised)]),
      ].join(' · ')}
    </Answer>
  )
}
