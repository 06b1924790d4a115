import { figureSpec, type KpiBody } from '@vigie/contracts/entities'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { dashboard } from '@/text/dashboard'
import { target as targetText } from '@/text/target'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { FigureTable } from '@/widgets/figure-table/figure-table'
import { atMost, formatBare, formatFigure, meetsTarget } from '@/widgets/kpi/figure'
import { columnOf, formulaOf } from '@/widgets/kpi/formula'
import { DeviceLink } from '@/widgets/period/device-link'
import { useIsOpen } from '@/widgets/period/use-period'
import { EmptyCard } from '../parts/empty-card.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { Section } from '../parts/section.tsx'
import { startsPerHour } from './starts-per-hour.ts'

const { pumps: words } = dashboard

/** How long each pump ran, how often it started, and what its water took. */
export const PumpsPart = ({ body, devices, site }: PartProps) => {
  const pumps = body.sources.filter(({ runningHours }) => runningHours.value !== null)
  const target = site?.targets.kwhPerM3
  const aim =
    target === undefined
      ? undefined
      : `${figureSpec('kwhPerM3').shortName} : ${targetText.atMost(formatFigure(target, 'kwhPerM3'))}`
  const brief =
    pumps.length === 0
      ? undefined
      : isIdle(pumps)
        ? words.idle(pumps.length)
        : words.brief(
            formatFigure(sumOf(pumps, 'runningHours'), 'runningHours'),
            formatBare(sumOf(pumps, 'starts'), 'starts'),
            sumOf(pumps, 'starts'),
          )
  return (
    <Section
      id="pompes"
      title={words.title}
      brief={brief}
      of={isIdle(pumps) ? undefined : [brief, aim].filter((said) => said !== undefined).join(' · ')}
    >
      {pumps.length === 0 ? (
        <EmptyCard>{words.empty}</EmptyCard>
      ) : isIdle(pumps) ? (
        <EmptyCard>{words.idle(pumps.length)}</EmptyCard>
      ) : (
        <Card className="min-w-0 overflow-hidden">
          <FigureTable
            size="few"
            label={words.title}
            name={words.pump}
            nameOf={({ device }) => (
              <span className="xl:whitespace-nowrap">
                <DeviceLink id={device} devices={devices} />
              </span>
            )}
            idOf={({ device }) => device}
            rows={pumps}
            columns={[
              {
                ...columnOf('runningHours'),
                cell: ({ runningHours }) => formatBare(runningHours.value, 'runningHours'),
              },
              { ...columnOf('starts'), cell: (pump) => <Starts pump={pump} /> },
              { ...columnOf('energyKwh'), cell: ({ energyKwh }) => formatBare(energyKwh.value, 'energyKwh') },
              { ...columnOf('kwhPerM3'), cell: ({ kwhPerM3 }) => <Specific value={kwhPerM3.value} target={target} /> },
            ]}
          />
        </Card>
      )}
    </Section>
  )
}

/** Whether none ran: a table of noughts says so less well than a sentence. */
const isIdle = (pumps: KpiBody['sources']): boolean =>
  pumps.length > 1 && pumps.every(({ runningHours, starts }) => !runningHours.value && !starts.value)

const sumOf = (pumps: KpiBody['sources'], figure: 'runningHours' | 'starts'): number =>
  pumps.reduce((sum, pump) => sum + (pump[figure].value ?? 0), 0)

/** How often it started, and how often so within an hour of its running. */
const Starts = ({ pump }: { readonly pump: KpiBody['sources'][number] }) => {
  const perHour = startsPerHour(pump)
  return (
    <>
      <span className="block leading-5">{formatBare(pump.starts.value, 'starts')}</span>
      {perHour !== null && (
        <span title={formulaOf('startsPerHour')} className="block pb-1 text-muted text-xs leading-4">
          {words.perHour(formatBare(perHour, 'startsPerHour'))}
        </span>
      )}
    </>
  )
}

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
      <span className="sr-only">{met ? targetText.met : targetText.missed}</span>
    </span>
  )
}
