import './dashboard.css'
import { useDeferredValue, useMemo } from 'react'
import { useOutages } from '@/data'
import { text } from '@/text'
import { dashboard } from '@/text/dashboard'
import { ErrorState } from '@/ui/error-state'
import { Skeleton } from '@/ui/skeleton'
import { useHeld } from '@/widgets/kpi/use-cut-now'
import { volumesOf } from '@/widgets/kpi/volumes'
import { Reading } from '@/widgets/late/reading'
import { SectionTabs } from '@/widgets/page/section-tabs'
import { usePeriod } from '@/widgets/period/use-period'
import { AlarmPart } from './alarm-load/alarm-part.tsx'
import { AnswersStrip } from './answers/answers-strip.tsx'
import { AvailabilityPart } from './availability/availability-part.tsx'
import { BalancePart } from './balance/balance-part.tsx'
import { DevicesPart } from './devices/devices-part.tsx'
import { EnergyPart } from './energy/energy-part.tsx'
import { PumpsPart } from './energy/pumps-part.tsx'
import { BeforeRecord } from './parts/before-record.tsx'
import type { PartProps } from './parts/part-props.ts'
import { Section } from './parts/section.tsx'
import { Headline } from './rhythm/headline.tsx'
import { outlooksOf } from './rhythm/outlooks.ts'
import { recordedPart, recordedSince } from './rhythm/recorded.ts'
import { RhythmPart } from './rhythm/rhythm-part.tsx'
import { useAround } from './rhythm/use-around.ts'
import { SectorsPart } from './sectors/sectors-part.tsx'

const SECTIONS = Object.entries(dashboard.sections)

/** The parts of the screen: the answers a manager asks for, what they are made of, and down to each device. */
export const Parts = (props: Omit<PartProps, 'around' | 'volumes' | 'since'>) => {
  const { body, site, unit } = props
  const around = useAround()
  const { isOpen, week, closed } = around
  const since = recordedSince(body, unit)
  // what is held against a budget is held against that of the days that are known
  const judged = useMemo(() => recordedPart(body, since), [body, since])
  const held = useHeld(body.period)
  // all parts at once, drawn in slices between which the page can answer
  const pending = useDeferredValue(around.pending)
  const outlooks = useMemo(() => {
    const days = closed === null ? null : recordedPart(closed, since)
    return outlooksOf({ body: judged, site, unit, around: { isOpen, week, closed: days }, held })
  }, [judged, since, site, unit, isOpen, week, closed, held])
  const volumes = useMemo(() => volumesOf(body), [body])
  if (body.recordedFrom != null && body.recordedFrom >= body.period.to)
    return <BeforeRecord since={body.recordedFrom} />
  if (pending !== null) return <Reading query={pending} what={text.kpi.what} skeleton={<PartsSkeleton />} />
  const all = { ...props, around, outlooks, held, volumes, since }
  return (
    <>
      <Headline {...all} judged={judged} />
      <AnswersStrip {...all} body={judged} />
      <SectionTabs sections={SECTIONS} />
      <div className="flex min-w-0 flex-col gap-7 max-sm:gap-3 print:gap-3">
        <RhythmPart {...all} body={judged} whole={body.period} />
        <SectorsPart {...all} body={judged} />
        <EnergyPart {...all} />
        <div className="grid min-w-0 gap-x-4 gap-y-7 max-sm:gap-y-3 xl:grid-cols-2 print:gap-y-3">
          <Availability {...all} />
          <AlarmPart />
        </div>
        <PumpsPart {...all} />
        <BalancePart {...all} />
        <DevicesPart {...all} />
      </div>
    </>
  )
}

/** The calendar of power, once the outages of the period are there. */
const Availability = (props: PartProps) => {
  const [period] = usePeriod()
  const outages = useOutages(period)
  const { availability: words } = dashboard
  if (outages.data !== undefined) return <AvailabilityPart {...props} outages={outages.data} />
  return (
    <Section id="disponibilite" title={words.title}>
      {outages.isError ? (
        <ErrorState title={words.errorTitle} retryLabel={text.common.retry} onRetry={() => void outages.refetch()}>
          {words.errorHelp}
        </ErrorState>
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Section>
  )
}

/** Holds the places of the headline, the row of links and the first parts, at their sizes. */
export const PartsSkeleton = () => (
  <>
    <div className="flex flex-col gap-2">
      <Skeleton className="h-8 w-2/3 rounded-lg" />
      <Skeleton className="h-4 w-1/2" />
    </div>
    <Skeleton className="h-9 rounded-none" />
    <div className="flex flex-col gap-7">
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-96 rounded-xl" />
      </div>
      <Skeleton className="h-96 rounded-xl" />
      <Skeleton className="h-80 rounded-xl" />
    </div>
  </>
)
