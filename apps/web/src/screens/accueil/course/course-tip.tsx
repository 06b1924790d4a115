import { MINUTE_MS } from '@vigie/contracts/entities'
import { formatDate, formatMinute, formatMomentMinute, formatNumber } from '@/text'
import { accueil } from '@/text/accueil'
import { course as words } from '@/text/accueil-figures'
import { cn } from '@/ui/cn'
import { COURSE_KEYS, type CourseModel } from './course-model.ts'
import type { Stretch } from './steps.ts'

type TipProps = { readonly model: CourseModel; readonly at: number; readonly share: number }

/** What the course says of an instant. @param share where it stands on the drawing's width, 0 to 1 */
export const Tip = ({ model, at, share }: TipProps) => {
  const { stretches, partial, series, expected, hourly, unit, span } = model
  const inside = ({ from, to }: Stretch) => from <= at && at < to
  const measured = stretches.findIndex(inside)
  const planned = measured === -1 ? (expected?.stretches.findIndex(inside) ?? -1) : -1
  const stretch = stretches[measured] ?? expected?.stretches[planned]
  const rows = measured !== -1 ? series : planned !== -1 ? (expected?.series ?? []) : []
  const index = measured !== -1 ? measured : planned
  return (
    <div
      role="status"
      className="pointer-events-none absolute top-6 z-10 rounded-lg border border-line-strong bg-raised px-2.5 py-1.5 text-xs shadow-md"
      style={share > 0.5 ? { right: `${100 * (1 - share) + 2}%` } : { left: `${100 * share + 2}%` }}
    >
      <p className="whitespace-nowrap text-muted">
        {stretch === undefined
          ? formatMomentMinute(at, span.from)
          : hourly
            ? words.hour(formatMinute(stretch.from), formatMinute(stretch.to))
            : formatDate(stretch.from + MINUTE_MS)}
        {stretch !== undefined &&
          partial.includes(stretch) &&
          ` · ${words.partOf(formatMinute(stretch.from), formatMinute(stretch.to))}`}
        {measured === -1 && ` · ${planned === -1 ? words.nothingThere : accueil.plan.planned}`}
      </p>
      {rows.map(({ look, name, values, bases = [] }) => {
        const value = values[index] ?? null
        return (
          <p key={look} className="flex items-center gap-2 whitespace-nowrap">
            <span aria-hidden className={cn('w-3.5 shrink-0', COURSE_KEYS[look])} />
            {name}
            <b className="ml-auto pl-3 font-semibold tabular-nums">
              {value === null ? words.nothingThere : `${formatNumber(value - (bases[index] ?? 0), 1)}\u00a0${unit}`}
            </b>
          </p>
        )
      })}
    </div>
  )
}
