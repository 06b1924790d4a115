import { type Figure, type FigureId, figureSpec, unitOf } from '@vigie/contracts/entities'
import { CircleDashed, Clock3, type LucideIcon, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { useSite } from '@/data'
import { formatPercent, text } from '@/text'
import { figureNotes } from '@/text/figure-notes'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { useIsOpen } from '../period/use-period.ts'
import {
  type Change,
  COMPLETE_PCT,
  changeOf,
  figureParts,
  formatBare,
  formatFigure,
  partialBefore,
  type Target,
  tooLittleBefore,
} from './figure.ts'
import { FigureHelp } from './figure-help.tsx'
import { Sparkline } from './sparkline.tsx'
import { type Ahead, standingOf } from './standing.ts'
import { TargetSign } from './target-sign.tsx'

export type KpiTileProps = {
  readonly id: FigureId
  readonly figure: Figure
  readonly target?: Target | undefined
  /** What the rest of a running period may still do to it. */
  readonly ahead?: Ahead | undefined
  /** Why there is no value, when there is none. */
  readonly reason?: string | undefined
  /** How it went over the period, oldest first. */
  readonly spark?: readonly (number | null)[] | undefined
  readonly tone?: 'water' | 'energy' | 'grid'
  /** A line below the value: what it is made of, or when. */
  readonly detail?: ReactNode
  readonly icon?: LucideIcon
  /** What is off now: said first, and no verdict of the period stands in green beside it. */
  readonly alert?: string | undefined
  /** Why its target is said, and not judged: what it rests on does not tell of now. */
  readonly unjudged?: string | undefined
  /** The value in words, where it is told from this moment on; absent: as of any figure. */
  readonly said?: string | undefined
  /** What it is called where its value turned into its contrary; absent: by its name. */
  readonly name?: string | undefined
  /** The screen that tells why: the whole tile leads there. */
  readonly to?: string
  /** What the figure is compared with, in words: said beside the change. */
  readonly compared?: string | undefined
  /** How far the data reach, « 14:02 »: then the tile always tells how complete they are. */
  readonly asOf?: string | undefined
}

/** One figure of a period: value and unit, how it moved like for like, its target, and which of its data lack. */
export const KpiTile = (props: KpiTileProps) => {
  const {
    id,
    figure,
    target,
    ahead,
    reason,
    spark,
    tone = 'water',
    detail,
    alert,
    unjudged,
    said: given,
    name = figureSpec(id).name,
    icon: Icon,
    to,
    compared,
    asOf,
  } = props
  const titleId = useId()
  const isOpen = useIsOpen()
  const currency = useSite().data?.site.currency ?? ''
  const [written, unit] = figureParts(figure.value, id, currency)
  const said = given ?? written
  const change = changeOf(figure, id)
  const before = formatFigure(figure.previous, id, currency)
  const why = reason ?? text.kpi.notComputable
  // a missing value always shows its reason
  const told = figure.value === null ? why : detail
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'relative flex min-w-0 flex-col gap-1 overflow-hidden rounded-xl border border-line bg-surface p-3 shadow-xs print:break-inside-avoid',
        to !== undefined &&
          'transition-colors hover:border-line-strong hover:bg-hover has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-ring has-[a:focus-visible]:outline-offset-2',
      )}
    >
      <div className="flex items-start justify-between gap-1">
        <h3 id={titleId} className="flex min-w-0 items-start gap-1.5 text-muted text-xs leading-4">
          {Icon !== undefined && (
            <Icon
              aria-hidden
              className={cn('mt-px size-3.5 shrink-0', tone === 'water' ? 'text-water' : 'text-energy')}
            />
          )}
          {to === undefined ? (
            name
          ) : (
            <Link to={to} className="outline-none after:absolute after:inset-0 after:rounded-xl">
              {name}
            </Link>
          )}
        </h3>
        <FigureHelp id={id} />
      </div>
      <div className="flex min-w-0 items-end justify-between gap-2">
        {figure.value === null ? (
          <p className="font-semibold text-2xl text-muted leading-8" title={why}>
            <span aria-hidden>{formatBare(null, id)}</span>
          </p>
        ) : (
          <p className="whitespace-nowrap font-semibold text-2xl leading-8 tracking-tight tabular-nums">
            {said}
            {unit !== '' && <span className="font-normal text-muted text-sm tracking-normal">{`\u00a0${unit}`}</span>}
          </p>
        )}
        {spark !== undefined && <Sparkline values={spark} tone={tone} />}
      </div>
      {alert !== undefined && (
        <p className="text-2xs leading-4">
          <CutSign>{alert}</CutSign>
        </p>
      )}
      {told !== undefined && <p className="text-2xs text-muted leading-4">{told}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-2xs leading-4">
        {change !== null && (
          // without an objective neither way is good, and nothing is while something is cut
          <ChangeSign
            change={alert === undefined && target !== undefined ? change : { ...change, good: null }}
            against={before}
          />
        )}
        {change !== null && compared !== undefined && (
          <span className="text-muted">{figureNotes.comparedWith(compared, before)}</span>
        )}
        {change === null ? (
          <PartialBefore percent={tooLittleBefore(figure)} say={figureNotes.tooLittleBefore} />
        ) : (
          <PartialBefore percent={partialBefore(figure)} say={figureNotes.partialBefore} />
        )}
        {target !== undefined && (
          <TargetSign
            target={target}
            unit={unitOf(id, currency)}
            standing={standingOf(figure.value, target, {
              id,
              isOpen: isOpen && !INSTANT.has(id),
              isCut: alert !== undefined || unjudged !== undefined,
              unjudged,
              ahead,
            })}
          />
        )}
        {asOf === undefined && (figure.completenessPct ?? 100) < COMPLETE_PCT && (
          <Completeness percent={figure.completenessPct} />
        )}
      </div>
      {asOf !== undefined && <DataLine asOf={asOf} percent={figure.completenessPct} />}
    </section>
  )
}

const DIRECTIONS = { up: TrendingUp, down: TrendingDown, flat: Minus } as const

const ChangeSign = ({ change, against }: { readonly change: Change; readonly against: string }) => {
  const Icon = DIRECTIONS[change.direction]
  return (
    <span
      title={text.kpi.change.against(against)}
      className={cn(
        'flex items-center gap-1 whitespace-nowrap font-medium tabular-nums',
        change.good === null ? 'text-muted' : change.good ? 'text-good' : 'text-warn',
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{text.kpi.change[change.direction]}</span>
      {change.words}
      <span className="sr-only">{text.kpi.change.against(against)}</span>
    </span>
  )
}

/** Figures of the moment: their target is judged whatever the period. */
const INSTANT: ReadonlySet<FigureId> = new Set(['autonomyHours'])

/** Which share of the data is there; it stands out when some is missing. */
const Completeness = ({ percent }: { readonly percent: number | null }) =>
  percent === null ? null : (
    <span
      className={cn(
        'flex items-center gap-1 whitespace-nowrap tabular-nums',
        percent < COMPLETE_PCT ? 'text-warn' : 'text-muted',
      )}
      title={figureNotes.completenessHelp}
    >
      {percent < COMPLETE_PCT && <CircleDashed aria-hidden className="size-3.5" />}
      {figureNotes.complete(formatPercent(percent / 100))}
    </span>
  )

type PartialBeforeProps = { readonly percent: number | null; readonly say: (percent: string) => string }

/** A comparison with a stretch that lacks data says so, and so does one that is not made for it. */
const PartialBefore = ({ percent, say }: PartialBeforeProps) =>
  percent === null ? null : (
    <span className="flex items-start gap-1 text-warn tabular-nums" title={figureNotes.partialBeforeHelp}>
      <CircleDashed aria-hidden className="mt-px size-3.5 shrink-0" />
      {say(formatPercent(percent / 100))}
    </span>
  )

/** How far the data reach, and which share of them is there. */
const DataLine = ({ asOf, percent }: { readonly asOf: string; readonly percent: number | null }) => (
  <p className="flex flex-wrap items-center justify-between gap-x-2 border-line border-t pt-1 text-2xs text-muted tabular-nums leading-4">
    <span title={text.kpi.watermark(asOf)} className="flex items-center gap-1">
      <Clock3 aria-hidden className="size-3" />
      <span className="sr-only">{text.kpi.watermark('')}</span>
      {asOf}
    </span>
    <Completeness percent={percent} />
  </p>
)
