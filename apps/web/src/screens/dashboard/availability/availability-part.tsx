import { isRolling, type Outage } from '@vigie/contracts/entities'
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useUnpowered } from '@/data'
import { formatMinute, formatPercent, siteTimeZone } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { atLeast, formatFigure, type Target } from '@/widgets/kpi/figure'
import { powerAhead, standingOf } from '@/widgets/kpi/standing'
import { useCutNow } from '@/widgets/kpi/use-cut-now'
import { usePeriod } from '@/widgets/period/use-period'
import { columnsOf, stepOf } from '@/widgets/period-columns/columns'
import { knownColumns, knownStretch } from '../parts/known-stretch.ts'
import type { PartProps } from '../parts/part-props.ts'
import { Section } from '../parts/section.tsx'
import { calendarOf } from './calendar.ts'
import { CalendarTable } from './calendar-table.tsx'
import { CellGrid } from './cell-grid.tsx'
import { cutsWords } from './cuts-words.ts'
import { GroupTable } from './group-table.tsx'
import { LevelLegend } from './level.tsx'

const { availability: words } = dashboard
const ROWS_SHOWN = 12
const NOBODY: ReadonlySet<string> = new Set()

type AvailabilityPartProps = PartProps & { readonly outages: readonly Outage[] }

/** How much of the period the site had power, and when not; which devices were without is folded below. */
export const AvailabilityPart = ({ body, devices, site, around, outages }: AvailabilityPartProps) => {
  const { from, to } = body.period
  const unpowered = useUnpowered()
  const off = around.isOpen ? unpowered : NOBODY
  const step = stepOf({ from, to })
  const columns = useMemo(
    () => knownColumns(columnsOf({ from, to }, step, siteTimeZone()), body),
    [from, to, step, body],
  )
  const calendar = useMemo(
    () =>
      calendarOf(
        outages,
        // those the mean of the site is made of: they say whether they have power
        body.availability.map(({ device }) => device),
        columns,
        knownStretch(body),
        off,
      ),
    [outages, columns, body, off],
  )
  const counted = useMemo(
    () => new Set(outages.flatMap(({ device, from, to }) => (to === null && from < body.until ? [device] : []))),
    [outages, body],
  )
  const cut = useCutNow()
  // what is cut now is no part of a period that ended before
  const [period] = usePeriod()
  const cutNow = around.isOpen || isRolling(period.unit) ? cut : undefined
  const told = body.availability.length
  return (
    <Section
      id="disponibilite"
      title={words.title}
      figure="powerPct"
      brief={[formatFigure(body.powerPct.value, 'powerPct'), ...(cutNow === undefined ? [] : [cutNow])].join(' · ')}
      of={
        <Share
          body={body}
          target={atLeast(site?.targets.powerAvailabilityPct)}
          isOpen={around.isOpen}
          cutNow={cutNow}
        />
      }
      beside={
        <p title={words.cutsHelp(told)} className="text-muted text-sm tabular-nums">
          {cutsWords(body, outages)}
        </p>
      }
    >
      <Card className="flex min-w-0 grow flex-col overflow-hidden">
        <div className="flex grow flex-col gap-3 p-4">
          <CellGrid
            cells={calendar.site.cells}
            columns={columns}
            step={step}
            now={around.isOpen ? body.until : Number.NaN}
          />
        </div>
        {calendar.rows.length > 0 && (
          <div className="border-line border-t">
            <GroupTable availability={body.availability} devices={devices} unpowered={off} counted={counted} />
          </div>
        )}
        <ByDevice calendar={calendar} columns={columns} step={step} devices={devices} all={body.availability.length} />
      </Card>
    </Section>
  )
}

type ShareProps = {
  readonly body: PartProps['body']
  readonly target: Target | undefined
  readonly isOpen: boolean
  readonly cutNow: string | undefined
}

const Share = ({ body, target, isOpen, cutNow }: ShareProps) => {
  const { value } = body.powerPct
  const known = {
    id: 'powerPct',
    isOpen,
    isCut: cutNow !== undefined,
    ahead: powerAhead(body.powerPct, target, body),
  } as const
  const standing = target === undefined ? null : standingOf(value, target, known)
  const missed = standing?.verdict === 'missed'
  const Icon = missed ? TriangleAlert : CircleCheck
  return (
    <span className={cn('flex flex-wrap items-center gap-1', missed && 'font-semibold text-warn')}>
      {standing?.verdict != null && <Icon aria-hidden className={cn('size-4', missed ? 'text-warn' : 'text-good')} />}
      {[
        cutNow === undefined || !isOpen
          ? formatFigure(value, 'powerPct')
          : words.countedTo(formatFigure(value, 'powerPct'), formatMinute(body.until)),
        ...(target === undefined ? [] : [words.target(formatPercent(target.value / 100))]),
        // the margin that is left stands in the answers above
        ...(standing?.verdict == null ? [] : [standing.words]),
      ].join(', ')}
      {cutNow !== undefined && <CutSign className="ml-1">{cutNow}</CutSign>}
    </span>
  )
}

type ByDeviceProps = Parameters<typeof CalendarTable>[0] & { readonly all: number }

const ByDevice = ({ calendar, columns, step, devices, all }: ByDeviceProps) => {
  const [open, setOpen] = useState(false)
  const [whole, setWhole] = useState(false)
  const { rows } = calendar
  const untouched = all - rows.length
  if (rows.length === 0) return <p className={FOOT}>{words.none}</p>
  return (
    <div className="print-open border-line border-t">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="touch flex w-full items-center gap-2 px-4 py-2.5 text-left text-sm hover:bg-hover"
      >
        <ChevronRight
          aria-hidden
          className={cn('size-4 shrink-0 text-muted transition-transform print:hidden', open && 'rotate-90')}
        />
        <span className="font-medium">{words.byDevice(rows.length)}</span>
        <span className="ml-auto text-muted">{untouched === 0 ? words.allAffected : words.untouched(untouched)}</span>
      </button>
      <div className={cn(!open && 'hidden')}>
        <CalendarTable
          calendar={{ ...calendar, rows: whole ? rows : rows.slice(0, ROWS_SHOWN) }}
          columns={columns}
          step={step}
          devices={devices}
        />
        <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
          <LevelLegend />
          {rows.length > ROWS_SHOWN && (
            <Button size="sm" variant="outline" className="print:hidden" onClick={() => setWhole(!whole)}>
              {whole ? words.less : words.all(rows.length)}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const FOOT = 'border-line border-t px-4 py-2.5 text-muted text-sm'
