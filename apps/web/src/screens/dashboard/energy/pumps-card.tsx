import { figureSpec, type KpiBody } from '@vigie/contracts/entities'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { text } from '@/text'
import { dashboard } from '@/text/dashboard'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { EmptyLine } from '@/ui/empty-line'
import { atMost, columnOf, formatBare, formatFigure, meetsTarget } from '@/widgets/kpi/figure'
import { useIsOpen } from '@/widgets/period/use-period'
import { PlainTable } from '@/widgets/plain-table/plain-table'
import { DeviceLink } from '../parts/device-link.tsx'
import type { PartProps } from '../parts/part-props.ts'

const { pumps: words } = dashboard

/** How long each pump ran, how often it started, and what its water took. */
export const PumpsCard = ({ body, devices, site }: PartProps) => {
  const pumps = body.sources.filter(({ runningHours }) => runningHours.value !== null)
  const target = site?.targets.kwhPerM3
  return (
    <CardSection
      id="pompes"
      title={words.title}
      help={
        target === undefined
          ? undefined
          : `${figureSpec('kwhPerM3').shortName} : ${text.kpi.target.atMost(formatFigure(target, 'kwhPerM3'))}`
      }
    >
      {pumps.length === 0 ? (
        <EmptyLine>{words.empty}</EmptyLine>
      ) : (
        <PlainTable
          label={words.title}
          columns={[
            { title: words.pump },
            columnOf('runningHours'),
            columnOf('starts'),
            columnOf('startsPerHour'),
            columnOf('energyKwh'),
            columnOf('kwhPerM3'),
          ]}
          rows={pumps.map((pump) => ({
            id: pump.device,
            name: <DeviceLink id={pump.device} devices={devices} />,
            cells: [
              formatBare(pump.runningHours.value, 'runningHours'),
              formatBare(pump.starts.value, 'starts'),
              formatBare(startsPerHour(pump), 'startsPerHour'),
              formatBare(pump.energyKwh.value, 'energyKwh'),
              <Specific key="kwh" value={pump.kwhPerM3.value} target={target} />,
            ],
          }))}
        />
      )}
    </CardSection>
  )
}

const startsPerHour = ({ starts, runningHours }: KpiBody['sources'][number]): number | null =>
  starts.value === null || !runningHours.value ? null : starts.value / runningHours.value

type SpecificProps = { readonly value: number | null; readonly target: number | undefined }

const Specific = ({ value, target }: SpecificProps) => {
  const limit = atMost(target)
  const isOpen = useIsOpen()
  // a limit is judged once the period is over
  if (value === null || limit === undefined || isOpen) return formatBare(value, 'kwhPerM3')
  const met = meetsTarget(value, limit)
  const Icon = met ? CircleCheck : TriangleAlert
  return (
    <span className={cn('inline-flex items-center gap-1 font-medium', met ? 'text-good' : 'text-warn')}>
      <Icon aria-hidden className="size-3.5" />
      {formatBare(value, 'kwhPerM3')}
      <span className="sr-only">{met ? text.kpi.target.met : text.kpi.target.missed}</span>
    </span>
  )
}
