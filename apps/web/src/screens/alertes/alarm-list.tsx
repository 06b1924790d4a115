import type { Alarm } from '@vigie/contracts/entities'
import { shownRows } from '@vigie/machines/alarm-list'
import { Lock } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useOpenAlarms } from '@/data'
import { alarmText } from '@/text/alarms'
import { cn } from '@/ui/cn'
import { useMediaQuery } from '@/ui/use-media-query'
import { Windowed } from '@/ui/windowed'
import { useWidth } from '@/widgets/synoptic/use-width'
import { AlarmLine } from './alarm-line.tsx'
import { CauseLine } from './cause-line.tsx'
import { useAlarms } from './context.ts'
import { type Line, linesOf } from './lines.ts'
import { alarmName } from './row-words.ts'
import { useHand } from './use-hand.ts'

const WIDE = '(min-width: 640px)'
/** From this width of the list on, px of a 16 px page, an alarm is one line of cells: `@xl` of the rows. */
const WIDE_PX = 576
/** Up to this one a name and what is known of it take as many lines as they have words for: `@3xl`. */
const ROOMY_PX = 768
/** How tall a line is until it was drawn, px: as most are at that width. */
const HEIGHTS = { head: 32, alarm: 60, child: 40 } as const
const BESIDE_PANEL = { ...HEIGHTS, alarm: 72 } as const
const NARROW = { head: 32, alarm: 88, child: 48 } as const
/** Below this a name, and what is known of an alarm, take a line more. */
const TABLET_PX = 420
const PHONE = { ...NARROW, alarm: 116 } as const

/** The list: one line an alarm or a cause, each as tall as its words, only those near the window in the page. */
export const AlarmList = () => {
  const { view, send, alarmOf, nameOf } = useAlarms()
  const { shown, expanded, isGrouped, current } = view
  const list = useRef<HTMLElement>(null)
  useHand(list, send)
  const rows = useMemo(() => shownRows({ shown, expanded, isGrouped }), [shown, expanded, isGrouped])
  const open = useOpenAlarms()
  const lines = useMemo(() => linesOf(rows, shown, returnedOf(open)), [rows, shown, open])
  const [watch, width] = useWidth()
  const isWideWindow = useMediaQuery(WIDE)
  const isWide = width === null ? isWideWindow : width >= WIDE_PX
  const isPhone = width === null || width < TABLET_PX
  const heights = !isWide ? (isPhone ? PHONE : NARROW) : width !== null && width < ROOMY_PX ? BESIDE_PANEL : HEIGHTS
  const heightOf = (line: Line) => heights[line.kind === 'row' ? (line.row.isChild ? 'child' : 'alarm') : 'head']
  useEffect(() => {
    const place = lines.findIndex((line) => line.kind === 'row' && line.row.id === current)
    if (place === -1 || list.current === null) return
    const drawn = document.getElementById(`alarme-${current}`)?.closest('li')?.getBoundingClientRect()
    const above = lines.slice(0, place).reduce((sum, line) => sum + heightOf(line), 0)
    bringIntoView(drawn?.top ?? list.current.getBoundingClientRect().top + above, drawn?.height ?? heights.alarm)
    // focus that is in the list goes with the current row
    if (list.current.contains(document.activeElement)) document.getElementById(`alarme-${current}`)?.focus()
  }, [current])
  const position = rows.findIndex(({ id }) => id === current)
  const alarm = current === null ? undefined : alarmOf(current)
  return (
    <>
      <section
        ref={list}
        aria-label={alarmText.list}
        className="border-line max-sm:-mx-4 max-sm:border-t sm:overflow-hidden sm:rounded-xl sm:border sm:shadow-xs"
      >
        <div ref={watch} className="@container/alarms [&>:last-child>:last-child]:sm:border-b-0">
          <Windowed items={lines} rowPx={heightOf} as="ul" placeholder={away}>
            {(part) => part.map((line) => <LineOf key={line.id} line={line} rowCount={rows.length} />)}
          </Windowed>
        </div>
      </section>
      <p role="status" className="sr-only">
        {alarm !== undefined && alarmText.announce(position + 1, rows.length, alarmName(alarm, nameOf))}
      </p>
    </>
  )
}

const returnedOf = (open: readonly Alarm[]): ReadonlySet<string> =>
  new Set(open.flatMap(({ id, state }) => (state === 'returned' ? [id] : [])))

const away = (heightPx: number) => <li aria-hidden style={{ height: heightPx }} />

type LineOfProps = { readonly line: Line; readonly rowCount: number }

const LineOf = ({ line, rowCount }: LineOfProps) => {
  const { view, alarmOf } = useAlarms()
  if (line.kind === 'head') return <Head line={line} isHeld={view.isHeld} />
  const { id, kind, isChild } = line.row
  if (kind === 'cause') {
    const cause = view.shown.causes.find((one) => one.id === id)
    return cause === undefined ? null : (
      <CauseLine cause={cause} section={line.section} rowIndex={line.rowIndex} rowCount={rowCount} />
    )
  }
  const alarm = alarmOf(id)
  if (alarm === undefined) return null
  return (
    <AlarmLine
      alarm={alarm}
      section={line.section}
      isChild={isChild}
      rowIndex={line.rowIndex}
      rowCount={rowCount}
      isCurrent={view.current === id}
      isFirstStop={view.current === null && line.rowIndex === 1}
      isTicked={view.selected.includes(id)}
      isReading={view.isReading}
      mayAct={view.mayAct}
    />
  )
}

type HeadProps = { readonly line: Extract<Line, { kind: 'head' }>; readonly isHeld: boolean }

const Head = ({ line, isHeld }: HeadProps) => (
  <li className="flex h-8 items-center gap-2 whitespace-nowrap border-line border-b bg-sunken px-4 text-muted text-xs">
    <span className="font-semibold">
      {alarmText.sections[line.section]} <span className="text-ink tabular-nums">{line.count}</span>
    </span>
    {line.isFirst && isHeld && (
      <span className="ml-auto flex min-w-0 items-center gap-1">
        <Lock aria-hidden className="size-3 shrink-0" />
        <span className="truncate">{alarmText.sections.held}</span>
      </span>
    )}
    {line.isFirst && (
      <span className={cn('shrink-0 text-right @max-xl/alarms:hidden', !isHeld && 'ml-auto')}>
        {alarmText.sections.times}
      </span>
    )}
  </li>
)

const MARGIN = 72

/** Scrolls the page by as little as shows a line of this height at this place of the window. */
const bringIntoView = (top: number, height: number): void => {
  const below = top + height + MARGIN - window.innerHeight
  const above = top - MARGIN
  if (above < 0) window.scrollBy({ top: above })
  else if (below > 0) window.scrollBy({ top: below })
}
