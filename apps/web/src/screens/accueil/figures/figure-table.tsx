import { type Figure, figureSpec, isComparable, unitOf } from '@vigie/contracts/entities'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NO_VALUE } from '@/text'
import { deviations, others as words } from '@/text/accueil-figures'
import { figureNotes } from '@/text/figure-notes'
import { kpi } from '@/text/kpi'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { COMPLETE_PCT, changeOf, figureParts, formatCompleteness, formatFigure } from '@/widgets/kpi/figure'
import { FigureHelp } from '@/widgets/kpi/figure-help'
import { standingOf } from '@/widgets/kpi/standing'
import type { FigureRow } from './rows.ts'
import { TargetWords } from './target-words.tsx'

type FigureTableProps = {
  readonly id: string
  readonly title: string
  readonly rows: readonly FigureRow[]
  /** a path that keeps the period shown */
  readonly keep: (path: string) => string
  readonly currency: string
  /** what changes are against, in words */
  readonly compared: string
  /** the period still runs: its targets are not judged yet */
  readonly isOpen: boolean
  /** something is without power now: no verdict stands in green */
  readonly isCut: boolean
}

const CELL = 'whitespace-nowrap px-1.5 py-2 text-right tabular-nums sm:px-2'

/** Figures of one subject: value, how it moved like for like, its target, and how complete its data are. */
export const FigureTable = ({ id, title, rows, compared, ...context }: FigureTableProps) => {
  // a column of dashes says nothing
  const withChange = rows.some(({ figure }) => isComparable(figure))
  return (
    <CardSection id={id} title={title} help={withChange ? words.comparedWith(compared) : undefined}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b text-muted text-xs">
            <th className="py-2 pr-2 pl-4 text-left font-medium">{words.figure}</th>
            <th className={cn(CELL, 'font-medium')}>{words.value}</th>
            {withChange && <th className={cn(CELL, 'font-medium')}>{words.change}</th>}
            <th className={cn(CELL, 'font-medium max-sm:hidden')}>{words.target}</th>
            <th className={cn(CELL, 'pr-4 font-medium max-sm:hidden sm:pr-4')}>{words.data}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} withChange={withChange} {...context} />
          ))}
        </tbody>
      </table>
    </CardSection>
  )
}

type RowProps = { readonly row: FigureRow; readonly withChange: boolean } & Pick<
  FigureTableProps,
  'keep' | 'currency' | 'isOpen' | 'isCut'
>

const Row = ({ row, withChange, keep, currency, isOpen, isCut }: RowProps) => {
  const { id, figure, to, target, detail, alert } = row
  const unit = unitOf(id, currency)
  const [written, apart] = figureParts(figure.value, id, currency)
  const aim = target && (
    <TargetWords
      target={target}
      unit={unit}
      standing={standingOf(figure.value, target, { id, isOpen, isCut, ahead: row.ahead })}
      isTold={isOpen || isCut}
    />
  )
  return (
    <tr data-figure={id} className="border-line border-b last:border-0">
      <th scope="row" className="py-2 pr-2 pl-4 text-left font-normal">
        <span className="flex items-center gap-2">
          <Link to={keep(to)} className="hover:underline">
            {figureSpec(id).name}
          </Link>
          <FigureHelp id={id} />
        </span>
        {detail !== undefined && <span className="block text-muted text-xs">{detail}</span>}
        {alert !== undefined && (
          <span className="block text-xs">
            <CutSign>{alert}</CutSign>
          </span>
        )}
        {aim !== undefined && <span className="block sm:hidden">{aim}</span>}
      </th>
      <td className={cn(CELL, 'font-semibold')}>
        {written}
        {apart !== '' && figure.value !== null && (
          <span className="font-normal text-muted text-xs">{`\u00a0${apart}`}</span>
        )}
      </td>
      {withChange && (
        <td className={CELL}>
          <ChangeCell row={row} currency={currency} isCut={isCut} />
        </td>
      )}
      <td className={cn(CELL, 'max-sm:hidden')}>{aim ?? <Dash />}</td>
      <td className={cn(CELL, 'pr-4 max-sm:hidden sm:pr-4')} title={figureNotes.completenessHelp}>
        <Completeness figure={figure} />
      </td>
    </tr>
  )
}

const Dash = () => <span className="text-muted">{NO_VALUE}</span>

const Completeness = ({ figure: { completenessPct } }: { readonly figure: Figure }) =>
  completenessPct === null ? (
    <Dash />
  ) : (
    <span className={completenessPct < COMPLETE_PCT ? 'text-warn' : 'text-muted'}>
      {formatCompleteness(completenessPct)}
    </span>
  )

const DIRECTIONS = { up: TrendingUp, down: TrendingDown, flat: Minus } as const

type ChangeCellProps = { readonly row: FigureRow; readonly currency: string; readonly isCut: boolean }

const ChangeCell = ({ row: { id, figure, target }, currency, isCut }: ChangeCellProps) => {
  const change = changeOf(figure, id)
  if (change === null) {
    // where no share can be told, as of what changed its sign, there is what it was
    const was = isComparable(figure) ? figure.previous : null
    if (was === null) return <Dash />
    const said = formatFigure(was, id, currency)
    return <span className="text-muted text-xs">{deviations.was(said)}</span>
  }
  const Icon = DIRECTIONS[change.direction]
  // without an objective neither way is good
  const good = isCut || target === undefined ? null : change.good
  return (
    <span
      title={kpi.change.against(formatFigure(figure.previous, id, currency))}
      className={cn('inline-flex items-center gap-1', good === null ? 'text-ink' : good ? 'text-good' : 'text-warn')}
    >
      <Icon aria-hidden className="size-3.5" />
      {change.words}
    </span>
  )
}
