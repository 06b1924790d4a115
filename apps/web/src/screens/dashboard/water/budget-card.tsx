import type { KpiBody } from '@vigie/contracts/entities'
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { formatPercent } from '@/text'
import { dashboard } from '@/text/dashboard'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { EmptyLine } from '@/ui/empty-line'
import { formatFigure } from '@/widgets/kpi/figure'
import { ChangeWords } from '../parts/change-words.tsx'
import { DeviceLink } from '../parts/device-link.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { ShareBar } from '../parts/share-bar.tsx'

const { budget: words } = dashboard
const NEARLY_SPENT = 0.9

type Sector = KpiBody['consumptions'][number]

/** What each sector used of its water budget, the largest first. */
export const BudgetCard = ({ body, devices, compared }: PartProps) => {
  const sectors = body.consumptions
    .filter(({ volumeM3 }) => volumeM3.value !== null)
    .toSorted((a, b) => (b.volumeM3.value ?? 0) - (a.volumeM3.value ?? 0))
  const most = Math.max(...sectors.map(({ volumeM3 }) => volumeM3.value ?? 0))
  return (
    <CardSection id="budget" title={words.title} help={words.help}>
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
              <SectorBar sector={sector} most={most} />
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}

/** Against the budget when there is one; else against the largest sector. */
const SectorBar = ({ sector: { volumeM3, budgetM3 }, most }: { readonly sector: Sector; readonly most: number }) => {
  const used = volumeM3.value ?? 0
  const spent = budgetM3 === null || budgetM3 === 0 ? null : used / budgetM3
  const tone = spent === null ? 'water' : spent > 1 ? 'bad' : spent > NEARLY_SPENT ? 'warn' : 'water'
  return (
    <>
      <ShareBar share={spent ?? used / (most || 1)} tone={tone} />
      <BudgetWords used={used} budgetM3={budgetM3} spent={spent} />
    </>
  )
}

type BudgetWordsProps = { readonly used: number; readonly budgetM3: number | null; readonly spent: number | null }

const BudgetWords = ({ used, budgetM3, spent }: BudgetWordsProps) => {
  if (budgetM3 === null || spent === null) {
    return (
      <span className="flex items-center gap-1 text-2xs text-muted">
        <CircleDashed aria-hidden className="size-3" />
        {words.none}
      </span>
    )
  }
  const over = spent > 1
  const Icon = over || spent > NEARLY_SPENT ? TriangleAlert : CircleCheck
  const rest = formatFigure(Math.abs(budgetM3 - used), 'budgetLeftM3')
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 text-2xs tabular-nums">
      <span
        className={cn(
          'flex items-center gap-1',
          over ? 'font-medium text-bad' : spent > NEARLY_SPENT ? 'text-warn' : 'text-good',
        )}
      >
        <Icon aria-hidden className="size-3" />
        {over ? words.over(rest) : words.rest(rest, formatPercent(1 - spent))}
      </span>
      <span className="text-muted">{words.of(formatFigure(budgetM3, 'budgetM3'))}</span>
    </span>
  )
}
