import { type Device, type KpiBody, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo, useState } from 'react'
import { useCapability, useKpis, useNow } from '@/data'
import { formatDayMonth, formatMinute, formatMomentMinute } from '@/text'
import { tankCourse as words } from '@/text/tank-course'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { type View, ViewToggle } from '@/ui/view-toggle'
import { type DeviceMetricSpec, mainMetric } from '@/widgets/device-tile/device-metrics'
import { endMoment } from '@/widgets/kpi/autonomy-words'
import { formatFigure } from '@/widgets/kpi/figure'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { useIsOpen, usePeriod } from '@/widgets/period/use-period'
import { PlainTable } from '@/widgets/plain-table/plain-table'
import { listOf, sharedWith, type TankCourse, tankCourse, weekdaysOf } from './tank-course.ts'
import { TankCourseChart } from './tank-course-chart.tsx'

type Tank = KpiBody['storages'][number]
type TankCourseCardProps = { readonly device: Device; readonly devices: readonly Device[] }

const NO_TANKS: readonly Tank[] = []
/** Figures end a few minutes before the clock: a level is old by the clock only this much later. */
const BEHIND_MS = 15 * MINUTE_MS

/**
 * How the stock of a tank goes from now on if the pumps stop, where its autonomy is known by a level of now, and why it is
 * not drawn by an older one; nothing of another period than the running one.
 */
export const TankCourseCard = ({ device, devices }: TankCourseCardProps) => {
  const [period] = usePeriod()
  const body = useKpis(period).data
  const now = useNow(MINUTE_MS)
  const isOpen = useIsOpen()
  const hasSeries = useCapability('series') !== false
  const tank = body?.storages.find((one) => one.device === device.id)
  const oldAt = useOldLevelAt(tank === undefined ? NO_TANKS : [tank], Math.max(body?.until ?? 0, now - BEHIND_MS))
  const metric = useMemo(() => mainMetric(device), [device])
  const course = useMemo(
    () => (tank === undefined || metric === null ? null : tankCourse(device, metric.id, tank, now)),
    [device, metric, tank, now],
  )
  if (!isOpen || !hasSeries || tank?.autonomyEndsAt == null || metric === null || course === null) return null
  // what it still lasts is told all the same, and said to be estimated: the curve says why it is not there
  if (oldAt !== null)
    return (
      <CardSection title={words.title}>
        <EmptyLine>{words.old(formatMomentMinute(oldAt, now))}</EmptyLine>
      </CardSection>
    )
  return (
    <Course
      device={device}
      metric={metric}
      course={course}
      shared={sharedWith(device, devices)}
      endsAt={tank.autonomyEndsAt}
      now={now}
    />
  )
}

type CourseProps = {
  readonly device: Device
  readonly metric: DeviceMetricSpec
  readonly course: TankCourse
  /** other tanks that its water is shared with */
  readonly shared: readonly string[]
  readonly endsAt: number
  readonly now: number
}

const Course = ({ device, metric, course, shared, endsAt, now }: CourseProps) => {
  const [view, setView] = useState<View>('chart')
  const sentence = sentenceOf(course, endsAt, now)
  return (
    <CardSection title={words.title} beside={<ViewToggle view={view} labels={words.views} onView={setView} />}>
      <div className="flex min-w-0 flex-col gap-2 px-4 pb-4">
        <p className="text-sm">{sentence}</p>
        <div className="h-60 min-w-0">
          {view === 'chart' ? (
            <TankCourseChart
              device={device}
              metric={metric}
              course={course}
              end={course.endsAt === null ? null : words.end(...endMoment(endsAt, now))}
              label={words.label(device.name, sentence)}
              now={now}
            />
          ) : (
            <CourseTable device={device} metric={metric} course={course} now={now} />
          )}
        </div>
        <p className="text-2xs text-muted">
          {[
            ...(view === 'chart' ? [words.legend] : []),
            words.expected(weekdaysOf(course.points)),
            ...(shared.length === 0 ? [] : [words.shared(listOf(shared))]),
          ].join(' ')}
        </p>
      </div>
    </CardSection>
  )
}

/** What the curve shows: from which stock to which, and when that is its reserve. */
const sentenceOf = ({ points, endsAt: shownEnd }: TankCourse, endsAt: number, now: number): string => {
  const [first, last] = [points[0], points.at(-1)]
  const stock = (point: typeof first) => formatFigure(point?.volumeM3 ?? null, 'storedM3')
  // beside the level of now: the curve begins where the figures end
  const read = formatMomentMinute(first?.at ?? now, now)
  const end = endMoment(endsAt, now)
  if (shownEnd !== null || last === undefined) return words.ends(stock(first), read, stock(last), ...end)
  return words.lasts(stock(first), read, stock(last), [formatDayMonth(last.at), formatMinute(last.at)], ...end)
}

type CourseTableProps = Pick<CourseProps, 'device' | 'metric' | 'course' | 'now'>

/** The same course, a row for each of its points. */
const CourseTable = ({ device, metric, course, now }: CourseTableProps) => (
  <PlainTable
    label={words.table(device.name)}
    className="h-full rounded-lg border [&_table]:text-xs"
    columns={[{ title: words.at }, { title: words.level }, { title: words.stock }]}
    rows={course.points.map(({ at, volumeM3 }, place) => ({
      id: String(at),
      name: <span className="whitespace-nowrap font-normal tabular-nums">{formatMomentMinute(at, now)}</span>,
      cells: [
        formatFigure(course.expected[place]?.[1] ?? null, metric.id === 'level_m' ? 'levelM' : 'levelPct'),
        formatFigure(volumeM3, 'storedM3'),
      ],
    }))}
  />
)
