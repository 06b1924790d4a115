import { METRICS } from '@vigie/contracts/entities'
import type { Estimate, Finding } from '@vigie/contracts/rest/analyst'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { alarmPath, devicePath } from '@/paths'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Badge } from '@/ui/badge'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { amount, amountsOf } from '@/widgets/findings/amount'
import { FindingChart } from '@/widgets/findings/finding-chart'
import { formatFindingMoment } from '@/widgets/findings/finding-moment'
import { intervalOf, type Names } from './amounts.ts'
import { Feedback } from './feedback.tsx'
import { FINDING_ICONS } from './finding-icons.ts'

type FindingCardProps = {
  readonly finding: Finding
  readonly names: Names
  /** its alarm, where it raised one */
  readonly alarm: string | null
  /** the address asks for it: it is brought into view */
  readonly isAsked: boolean
}

/** One finding: what, since when, why, what it costs, the curve around it, and what people say of it. */
export const FindingCard = ({ finding, names, alarm, isAsked }: FindingCardProps) => {
  const { kind, device, since, provedAt, endedAt } = finding
  const card = useInView(isAsked)
  const Icon = FINDING_ICONS[kind]
  const name = names.nameOf(device)
  const known = names.deviceOf(device)
  const formatWhen = formatFindingMoment(kind)
  const what = `${words.kinds[kind]}, ${name}`
  return (
    <li ref={card} tabIndex={isAsked ? -1 : undefined} className="@container min-w-0 scroll-mt-20 outline-none">
      <Card className={cn('flex h-full min-w-0 flex-col gap-4 p-4', isAsked && 'border-primary')}>
        <div className="flex min-w-0 @max-md:flex-wrap items-start gap-x-3 gap-y-2">
          <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-warn-soft text-warn">
            <Icon aria-hidden className="size-5" />
          </span>
          <div className="min-w-0 grow @max-md:basis-3/4">
            <h3 className="font-semibold text-base">{words.kinds[kind]}</h3>
            <p className="text-sm">
              {known === undefined ? (
                name
              ) : (
                <Link to={devicePath(known)} className="text-primary underline underline-offset-4">
                  {name}
                </Link>
              )}
            </p>
          </div>
          <div className="flex @max-md:ml-12 @max-md:grow flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Badge tone={endedAt === null ? 'warn' : 'neutral'}>
              {endedAt === null ? words.since(formatWhen(since)) : words.ended(formatWhen(endedAt))}
            </Badge>
            {alarm !== null && (
              <Link
                to={alarmPath(alarm)}
                aria-label={words.toAlarmOf(what)}
                className="text-primary text-sm underline underline-offset-4"
              >
                {words.toAlarm}
              </Link>
            )}
          </div>
        </div>
        <p className="max-w-prose text-sm">
          {words.why[kind](...amountsOf(finding))}{' '}
          <span className="text-muted">{words.proved(formatWhen(provedAt))}</span>
        </p>
        {hasLosses(kind) && (
          <div className="flex flex-col gap-1">
            <dl className="grid @xs:grid-cols-3 grid-cols-2 gap-3">
              {kind === 'leak' && <Loss title={words.water} of={finding.volumeM3} unit="m³" />}
              <Loss title={words.energy} of={finding.energyKwh} unit="kWh" />
              <Loss title={words.cost} of={finding.cost} unit={names.currency} />
            </dl>
            {kind === 'leak' && finding.cost !== null && <p className="text-2xs text-muted">{words.energyAlone}</p>}
          </div>
        )}
        {endedAt === null && (
          <p className="text-sm">
            <span className="font-medium">{words.act} : </span>
            {words.acts[kind]}
          </p>
        )}
        {/* cards beside each other have their curves at one height, however much is said above */}
        <div className="flex grow flex-col justify-end">
          <FindingChart finding={finding} name={name} />
        </div>
        {kind === 'unusual-behaviour' && <MovedMetrics moved={finding.moved} />}
        <Feedback finding={finding} what={what} />
      </Card>
    </li>
  )
}

/** Brings a card into view once it is asked for; a frame later, since on a new page the shell first goes to its top. */
const useInView = (isAsked: boolean) => {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isAsked) return
    const frame = requestAnimationFrame(() => {
      card.current?.scrollIntoView({ block: 'start' })
      card.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  return card
}

/** What makes neither water nor energy lost is not counted in them. */
const hasLosses = (kind: Finding['kind']): boolean => kind !== 'stuck-sensor' && kind !== 'unusual-behaviour'

/** Each metric that moved, most telling first. */
const MovedMetrics = ({ moved }: Pick<Finding, 'moved'>) => (
  <dl className="flex flex-col gap-1 text-sm">
    <dt className="text-muted text-xs">{words.moved}</dt>
    {moved.map(({ metric, usual, present }) => (
      <dd key={metric} className="flex flex-wrap justify-between gap-x-3">
        <span>{METRIC_NAMES[metric]}</span>
        <span className="tabular-nums">
          {words.movedTo(amount(usual, METRICS[metric].unit), amount(present, METRICS[metric].unit))}
        </span>
      </dd>
    ))}
  </dl>
)

type LossProps = {
  readonly title: string
  readonly of: Estimate | null
  readonly unit: string
}

const Loss = ({ title, of, unit }: LossProps) => (
  <div className="min-w-0">
    <dt className="text-muted text-xs">{title}</dt>
    {of === null ? (
      <dd className="text-sm">
        {words.notStated}
        <span className="block text-2xs text-muted">{words.notStatedHelp}</span>
      </dd>
    ) : (
      <dd>
        <span className="font-semibold text-lg tabular-nums">{amount(of.value, unit)}</span>
        <span className="block text-2xs text-muted tabular-nums">{intervalOf(of, unit)}</span>
      </dd>
    )}
  </div>
)
