import { isComparable, unitOf } from '@vigie/contracts/entities'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { formatPercent, withUnit } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { atMost, formatFigure, verdictOf } from '@/widgets/kpi/figure'
import { unaccountedOf } from '@/widgets/kpi/meter-noise'
import { percentParts } from '@/widgets/kpi/parts'
import { DeviceLink } from '@/widgets/period/device-link'
import { ChangeWords } from '../parts/change-words.tsx'
import { EmptyCard } from '../parts/empty-card.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { Section } from '../parts/section.tsx'
import { balanceShown } from './balance-shown.ts'
import { type End, endsOf, endWords } from './ends.ts'

const { balance: words } = dashboard

/** Where the water of the period came from and where it went, as two bars of one length; side by side, each a whole of its own, where nothing closes them. */
export const BalancePart = (props: PartProps) => {
  const { body, devices, volumes } = props
  const ends = useMemo(() => endsOf(body, new Map(devices.map(({ id, name }) => [id, name]))), [body, devices])
  const { total, closes } = ends
  const shown = useMemo(() => balanceShown(ends, volumes), [ends, volumes])
  return (
    <Section
      id="bilan"
      title={words.title}
      figure="unaccountedM3"
      of={
        total === 0
          ? undefined
          : closes
            ? words.closes(withUnit(volumes.write(shown.total), unitOf('volumeM3', '')))
            : body.water.storedDeltaM3.value === null
              ? words.noStock
              : words.open
      }
      beside={<Unaccounted {...props} />}
    >
      {total === 0 ? (
        <EmptyCard>{words.empty}</EmptyCard>
      ) : (
        <Card
          className={cn(
            'grid min-w-0 gap-x-10 gap-y-4 p-4 print:break-inside-avoid print:gap-2 print:py-2',
            !closes && 'lg:grid-cols-2',
          )}
        >
          <Side {...props} title={words.in} isSource ends={ends.in} total={closes ? total : null} shown={shown} />
          <Side {...props} title={words.out} ends={ends.out} total={closes ? total : null} shown={shown} />
        </Card>
      )}
    </Section>
  )
}

const Unaccounted = ({ body, site, around: { isOpen } }: PartProps) => {
  const target = site?.targets.unaccountedPct
  const { value } = unaccountedOf(body, target).percent
  if (value === null) return null
  const limit = atMost(target)
  const verdict = limit === undefined ? null : verdictOf(value, limit, { isOpen: false, isCut: false })
  // what stays below a limit is only well once the period is over
  const sign = verdict === 'missed' ? 'missed' : isOpen ? null : verdict
  const Icon = sign === 'missed' ? TriangleAlert : CircleCheck
  return (
    <p
      className={cn(
        'flex items-center gap-1.5 text-sm tabular-nums',
        sign === 'missed' ? 'font-semibold text-warn' : 'text-muted',
      )}
    >
      {sign !== null && <Icon aria-hidden className={cn('size-4', sign === 'met' && 'text-good')} />}
      {words.judged(formatFigure(value, 'unaccountedPct'), target === undefined ? null : formatPercent(target / 100))}
    </p>
  )
}

type SideProps = PartProps & {
  readonly title: string
  /** how sources moved is told here alone; sectors have a table that says so */
  readonly isSource?: boolean
  readonly ends: readonly End[]
  /** what both sides come to, m³; null: each is a whole of its own */
  readonly total: number | null
  /** the volumes as they stand on the whole screen */
  readonly shown: ReturnType<typeof balanceShown>
}

/** Each device its own shade, the largest the darkest: the square before a name tells which part of the bar it is. */
const SHADES = ['bg-water', 'bg-water/75', 'bg-water/55', 'bg-water/40', 'bg-water/25']
const FILLS = { stock: 'bg-line-strong', gap: 'hatch bg-sunken text-line-strong' }

/** One bar, and its parts as a list. */
const Side = ({ title, isSource = false, ends, total: closed, shown, volumes, devices, compared }: SideProps) => {
  const total = closed ?? ends.reduce((sum, { value }) => sum + value, 0)
  const alone = closed === null ? volumes.write(ends.reduce((sum, end) => sum + (shown.of(end) ?? 0), 0)) : null
  const shares = percentParts(
    ends.map(({ value }) => value),
    total,
  )
  const said = new Map(
    ends.map((end, place) => [end.id, endWords(end, volumes.write(shown.of(end), end.value), shares[place] ?? '')]),
  )
  const named = ends.filter(({ kind }) => kind === 'device')
  const fillOf = (end: End) =>
    end.kind === 'device' ? SHADES[Math.min(named.indexOf(end), SHADES.length - 1)] : FILLS[end.kind]
  return (
    <div className="flex flex-col gap-1.5">
      <h3 className="font-semibold text-2xs text-muted uppercase tracking-wide">
        {title}
        {alone !== null && (
          <span className="font-normal normal-case tabular-nums tracking-normal">
            {` ${withUnit(alone, unitOf('volumeM3', ''))}`}
          </span>
        )}
      </h3>
      <div aria-hidden className="flex h-7 gap-0.5">
        {ends.map((end) => (
          <span
            key={end.id}
            className={cn('min-w-1 rounded-sm', fillOf(end))}
            style={{ flexGrow: end.value, flexBasis: 0 }}
          />
        ))}
      </div>
      <ul
        aria-label={title}
        className={cn(
          'grid grid-cols-1 gap-x-4 gap-y-1.5 sm:grid-cols-2 md:grid-cols-3',
          closed === null ? 'xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-6',
        )}
      >
        {ends.map((end) => (
          <li key={end.id} className="min-w-0 text-2xs tabular-nums max-sm:flex max-sm:justify-between max-sm:gap-3">
            <span className="flex min-w-0 items-center gap-1.5 font-semibold">
              <span aria-hidden className={cn('size-2.5 shrink-0 rounded-xs', fillOf(end))} />
              <span className="line-clamp-2 min-w-0 break-words">
                {end.kind === 'device' ? <DeviceLink id={end.id} devices={devices} /> : end.name}
              </span>
            </span>
            <span className="text-muted max-sm:text-right sm:block sm:pl-4">
              {said.get(end.id)}
              {isSource && end.figure !== undefined && isComparable(end.figure) && (
                <span className="block">
                  <ChangeWords id="volumeM3" figure={end.figure} compared={compared} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
