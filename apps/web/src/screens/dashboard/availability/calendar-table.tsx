import { type Device, FIGURES } from '@vigie/contracts/entities'
import { memo, type ReactNode } from 'react'
import { formatSpan, NO_VALUE } from '@/text'
import { dashboard } from '@/text/dashboard'
import { table } from '@/text/table'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { ScrollArea } from '@/ui/scroll-area'
import { formatFigure } from '@/widgets/kpi/figure'
import { DeviceLink } from '@/widgets/period/device-link'
import { columnName, columnTitle, monthOpenedBy } from '@/widgets/period-columns/column-words'
import type { Column, ColumnStep } from '@/widgets/period-columns/columns'
import type { Calendar, CalendarRow, Cell } from './calendar.ts'
import { LevelMark, levelOf } from './level.tsx'

const { availability: words } = dashboard

type CalendarTableProps = {
  readonly calendar: Calendar
  readonly columns: readonly Column[]
  readonly step: ColumnStep
  readonly devices: readonly Device[]
}

/** A row per device that had an outage, a column per hour, day or week; the site as a whole first. */
export const CalendarTable = memo(({ calendar: { site, rows }, columns, step, devices }: CalendarTableProps) => {
  const titles = columns.map((column) => columnTitle(column, step))
  return (
    <ScrollArea label={table.of(FIGURES.powerPct.name)} className="border-line border-t">
      <table className="w-full border-separate border-spacing-x-px border-spacing-y-1 px-3 text-sm">
        <caption className="sr-only">{FIGURES.powerPct.name}</caption>
        <thead className="text-2xs text-muted">
          <tr>
            <th scope="col" className="sticky left-0 z-10 min-w-40 bg-surface px-1 py-1 text-left font-medium">
              {words.device}
            </th>
            {columns.map((column, place) => (
              <th key={column.from} scope="col" className="min-w-3.5 p-0 text-center font-normal tabular-nums">
                <span className="sr-only">{titles[place]}</span>
                <span aria-hidden>{shortTitle(column, place, step)}</span>
              </th>
            ))}
            <th scope="col" className="px-1 text-right font-medium">
              {words.whole}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row name={words.site} whole={site.whole} cells={site.cells} titles={titles} strong />
          {rows.map(({ device, whole, cells, since }) => (
            <Row
              key={device}
              name={<DeviceLink id={device} devices={devices} />}
              whole={whole}
              cells={cells}
              since={since}
              titles={titles}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
})

type RowProps = {
  readonly name: ReactNode
  readonly whole: Cell
  readonly cells: readonly Cell[]
  readonly titles: readonly string[]
  readonly since?: CalendarRow['since']
  readonly strong?: boolean
}

const Row = ({ name, whole, cells, titles, since = null, strong = false }: RowProps) => (
  <tr>
    <th
      scope="row"
      className={cn(
        'sticky left-0 z-10 max-w-40 bg-surface px-1 text-left sm:max-w-80 sm:truncate print:max-w-44',
        strong ? 'font-semibold' : 'font-normal',
      )}
    >
      {name}
      {since === 'off' && <CutSign className="ml-2 text-2xs">{words.since.off}</CutSign>}
      {since === 'uncounted' && <span className="ml-2 text-2xs text-muted">{words.since.uncounted}</span>}
    </th>
    {cells.map((cell, place) => {
      const said = cellWords(cell, titles[place] ?? '')
      return (
        <td key={titles[place]} title={said} className="p-0">
          <span className="sr-only">{said}</span>
          <LevelMark level={cell.share === null ? null : levelOf(cell.share)} className="h-6 min-w-3.5 print:h-4" />
        </td>
      )
    })}
    <td className={cn('whitespace-nowrap px-1 text-right tabular-nums', strong && 'font-semibold')}>
      {whole.share === null ? words.future : since !== null && whole.share >= 1 ? NO_VALUE : percent(whole.share)}
    </td>
  </tr>
)

/** « sam. 21 nov. : 97,5 %, 1 coupure, 2 h » */
export const cellWords = ({ share, outages, offMs }: Cell, when: string): string =>
  share === null ? `${when} : ${words.future}` : words.cell(when, percent(share), outages, formatSpan(offMs))

const percent = (share: number): string => formatFigure(share * 100, 'powerPct')

/** What fits above a narrow column: hours and days by number, weeks by the month they open. */
const shortTitle = (column: Column, place: number, step: ColumnStep): string => {
  if (step === 'hour') return place % 3 === 0 ? columnName(column, step).slice(0, 2) : ''
  if (step === 'day') return columnName(column, step)
  return monthOpenedBy(column) ?? ''
}
