import { FIGURES, type Outage } from '@vigie/contracts/entities'
import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { siteTimeZone } from '@/text'
import { dashboard } from '@/text/dashboard'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { knownStretch } from '../parts/known-stretch.ts'
import type { PartProps } from '../parts/part-props.ts'
import { calendarOf } from './calendar.ts'
import { CalendarTable } from './calendar-table.tsx'
import { columnsOf, stepOf } from './columns.ts'
import { LevelLegend } from './level.tsx'

const { availability: words } = dashboard
const ROWS_SHOWN = 10

type AvailabilityCardProps = Pick<PartProps, 'body' | 'devices'> & { readonly outages: readonly Outage[] }

/** When which devices were without power, hour by hour, day by day or week by week. */
export const AvailabilityCard = ({ body, devices, outages }: AvailabilityCardProps) => {
  const [all, setAll] = useState(false)
  const { from, to } = body.period
  const step = stepOf({ from, to })
  const columns = useMemo(() => columnsOf({ from, to }, step, siteTimeZone()), [from, to, step])
  const calendar = useMemo(
    () =>
      calendarOf(
        outages,
        // those the mean of the site is made of: they say whether they have power
        body.availability.map(({ device }) => device),
        columns,
        knownStretch(body),
      ),
    [outages, columns, body],
  )
  const { rows } = calendar
  const untouched = body.availability.length - rows.length
  return (
    <CardSection id="disponibilite" title={FIGURES.powerPct.name} help={words.help} beside={<LevelLegend />}>
      <CalendarTable
        calendar={{ ...calendar, rows: all ? rows : rows.slice(0, ROWS_SHOWN) }}
        columns={columns}
        step={step}
        devices={devices}
      />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-4 py-2.5 text-muted text-sm">
        <span className="flex items-center gap-2">
          {untouched > 0 && <CircleCheck aria-hidden className="size-4 text-good" />}
          {rows.length === 0 ? words.none : untouched === 0 ? words.allAffected : words.untouched(untouched)}
        </span>
        {rows.length > ROWS_SHOWN && (
          <Button size="sm" variant="outline" className="print:hidden" onClick={() => setAll(!all)}>
            {all ? words.less : words.all(rows.length)}
          </Button>
        )}
      </div>
    </CardSection>
  )
}
