import type { KpiBody } from '@vigie/contracts/entities'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { formatDayMonth, formatPercent } from '@/text'
import { dashboard } from '@/text/dashboard'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { EmptyLine } from '@/ui/empty-line'
import { formatFigure } from '@/widgets/kpi/figure'
import { ChangeWords } from '../parts/change-words.tsx'
import { DeviceLink } from '../parts/device-link.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { ShareBar } from '../parts/share-bar.tsx'
import { type Pace, paceOf } from './budget-pace.ts'

const { budget: words } = dashboard

type Sector = KpiBody['consumptions'][number]

/** What each sector used of its water budget, the largest first. */
export const BudgetCard = ({ body, devices, compared }: PartProps) => {
  const sectors = body.consumptions
    .filter(({ volumeM3 }) => volumeM3.value !== null)
    .toSorted((a, b) => (b.volumeM3.value ?? 0) - (a.volumeM3.value ?? 0))
  const most = Math.max(...sectors.map(({ volumeM3 }) => volumeM3.value ?? 0))
  return (
    <CardSection id="budget" title={words.title} help={body.until < body.period.to ? words.helpRunning : words.help}>
      {sectors.length === 0 ? (
        <EmptyLine>{words.empty}</EmptyLine>
      ) : (
        <ul className="flex flex-col gap-3.5 px-4 pb-4">
          {sectors.map((sector) => (
            <li key={sector.device} className="flex flex-col gap-1">
              <div className="flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0 truncate font-medium">
                  <DeviceLink id={sector.device} devices={devices} />
                </span>
                <span className="flex shrink-0 items-baseline gap-2">
                  <ChangeWords id="volumeM3" figure={sector.volumeM3} compared={compared} />
                  <span className="font-semibold tabular-nums">{formatFigure(sector.volumeM3.value, 'volumeM3')}</span>
                </span>
              </div>
              <SectorBar sector={sector} most={most} body={body} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}

type SectorBarProps = { readonly sector: Sector; readonly most: number; readonly body: PartProps['body'] }

/** Against the budget when there is one, with a mark for today; else against the largest sector. */
const SectorBar = ({ sector: { volumeM3, budgetM3 }, most, body }: SectorBarProps) => {
  const used = volumeM3.value ?? 0
  if (budgetM3 === null || budgetM3 === 0) {
    return (
      <>
        <ShareBar share={used / (most || 1)} tone="water" />
        <span className="flex items-center gap-1 text-2xs text-muted">
          <CircleDashed aria-hidden className="size-3" />
          {words.none}
        </span>
      </>
    )
  }
  const pace = paceOf(used, budgetM3, body)
  return (
    <>
      <ShareBar share={pace.spent} mark={pace.today ?? undefined} tone={BARS[pace.verdict]} />
      <BudgetWords used={used} budgetM3={budgetM3} pace={pace} end={formatDayMonth(body.period.to - 1)} />
    </>
  )
}

const BARS = { within: 'water', ahead: 'warn', over: 'bad' } as const
const TONES = { within: 'text-good', ahead: 'text-warn', over: 'font-medium text-bad' } as const

type BudgetWordsProps = {
  readonly used: number
  readonly budgetM3: number
  readonly pace: Pace
  /** last day of the period */
  readonly end: string
}

const BudgetWords = ({ used, budgetM3, pace: { spent, projected, verdict }, end }: BudgetWordsProps) => {
  const Icon = verdict === 'within' ? CircleCheck : TriangleAlert
  const rest = formatFigure(Math.abs(budgetM3 - used), 'budgetLeftM3')
  const left = verdict === 'over' ? words.over(rest) : words.rest(rest, formatPercent(1 - spent))
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 text-2xs tabular-nums">
      <span className={cn('flex items-center gap-1', TONES[verdict])}>
        <Icon aria-hidden className="size-3 shrink-0" />
        {projected === null ? left : `${left} · ${words.pace(formatPercent(projected), end)}`}
      </span>
      <span className="text-muted">{words.of(formatFigure(budgetM3, 'budgetM3'))}</span>
    </span>
  )
}
