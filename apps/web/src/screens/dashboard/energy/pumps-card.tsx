import type { KpiBody } from '@vigie/contracts/entities'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { formatNumber, text } from '@/text'
import { dashboard } from '@/text/dashboard'
import { cn } from '@/ui/cn'
import { atMost, formatBare, meetsTarget } from '@/widgets/kpi/figure'
import { CardSection } from '@/widgets/page/card-section'
import { EmptyLine } from '@/widgets/page/empty-line'
import { PlainTable } from '@/widgets/page/plain-table'
import { DeviceLink } from '../parts/device-link.tsx'
import type { PartProps } from '../parts/part-props.ts'

const { pumps: words } = dashboard
const PLAIN = { unit: '' } as const
const WHOLE = { unit: '', decimals: 0 } as const
const HOURS = { unit: 'h', decimals: 1 } as const

/** How long each pump ran, how often it started, and what its water took. */
export const PumpsCard = ({ body, devices, site }: PartProps) => {
  const pumps = body.sources.filter(({ runningHours }) => runningHours.value !== null)
  const target = site?.targets.kwhPerM3
  return (
    <CardSection
      id="pompes"
      title={words.title}
      help={target === undefined ? undefined : `kWh/m³ : ${text.kpi.target.atMost(formatNumber(target, 2))}`}
    >
      {pumps.length === 0 ? (
        <EmptyLine>{words.empty}</EmptyLine>
      ) : (
        <PlainTable
          label={words.title}
          columns={[
            { title: words.pump },
            { title: words.hours, unit: 'h' },
            { title: words.starts },
            { title: words.perHour },
            { title: words.energy, unit: 'kWh' },
            { title: words.specific },
          ]}
          rows={pumps.map((pump) => ({
            id: pump.device,
            name: <DeviceLink id={pump.device} devices={devices} />,
            cells: [
              formatBare(pump.runningHours.value, HOURS),
              formatBare(pump.starts.value, WHOLE),
              formatBare(startsPerHour(pump), PLAIN),
              formatBare(pump.energyKwh.value, PLAIN),
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
  if (value === null || limit === undefined) return formatBare(value, { unit: '', decimals: 2 })
  const met = meetsTarget(value, limit)
  const Icon = met ? CircleCheck : TriangleAlert
  return (
    <span className={cn('inline-flex items-center gap-1 font-medium', met ? 'text-good' : 'text-warn')}>
      <Icon aria-hidden className="size-3.5" />
      {formatBare(value, { unit: '', decimals: 2 })}
      <span className="sr-only">{met ? text.kpi.target.met : text.kpi.target.missed}</span>
    </span>
  )
}
