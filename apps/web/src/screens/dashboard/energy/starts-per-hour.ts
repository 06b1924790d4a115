import type { KpiBody } from '@vigie/contracts/entities'

/** Of less running a rate per hour says nothing, hours. */
const LEAST_HOURS = 0.25

type Pump = Pick<KpiBody['sources'][number], 'starts' | 'runningHours'>

/** How often a pump starts an hour of running; null: not known, or it ran too little to tell. */
export const startsPerHour = ({ starts, runningHours }: Pump): number | null =>
  starts.value === null || runningHours.value === null || runningHours.value < LEAST_HOURS
    ? null
    : starts.value / runningHours.value
