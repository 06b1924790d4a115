import { z } from 'zod'
import { deviceId } from './device.ts'
import { bucketKpi, planKpi, slotKpi } from './kpi-plan.ts'
import { nightKpi } from './night.ts'
import { compareWith } from './period.ts'
import { epochMs } from './time.ts'

/**
 * One figure over the period. `previous` is the same over the stretch compared
 * with (today until 14:02 against yesterday until 14:02). null: not computable.
 */
export const figure = z.object({
  value: z.number().nullable().describe('in the unit the figure is named by; null: nothing to compute it from'),
  previous: z.number().nullable().describe('the same, over the stretch compared with'),
  completenessPct: z.number().min(0).max(100).nullable().describe('share of the expected data that is there, %'),
  previousCompletenessPct: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .optional()
    .describe('the same, of the stretch compared with; absent: not said'),
})
/** One figure over a period, with the same figure over the stretch compared with. */
export type Figure = z.infer<typeof figure>

const stretch = z.object({ from: epochMs, to: epochMs.describe('excluded') })

/** Figures of one source of water (borehole, well, network) over the period. */
export const sourceKpi = z.object({
  device: deviceId,
  volumeM3: figure.describe('produced, m³'),
  runningHours: figure.describe('h; null without a running metric'),
  starts: figure.describe('number of starts'),
  lastRanAt: epochMs
    .nullable()
    .optional()
    .describe(
      'until when its pump last ran, to five minutes, within the four weeks before `until`; null: it did not, or does not say; absent: not said',
    ),
  energyKwh: figure,
  kwhPerM3: figure.describe('specific energy, kWh/m³'),
})
/** How far ahead the expected course of a stock is told, h. */
export const COURSE_HOURS = 168
/** So many whole hours and the one that begins them, with the reading before and the end. */
const MOST_COURSE_POINTS = COURSE_HOURS + 3
const coursePoint = z.object({ at: epochMs, volumeM3: z.number().describe('expected to be stored then, m³') })
/** A point of the expected course of a stock. */
export type CoursePoint = z.infer<typeof coursePoint>
/** Figures of one tank over the period; the plain numbers are as of the watermark. */
export const storageKpi = z.object({
  device: deviceId,
  volumeM3: z.number().nullable().describe('stored now, m³'),
  levelPct: z.number().nullable().describe('fill, %'),
  levelM: z.number().nullable(),
  capacityM3: z.number().nullable(),
  inM3: figure.describe('received over the period, m³'),
  outM3: figure.describe('drawn over the period, m³'),
  deltaM3: figure.describe('end − start, m³'),
  levelAt: epochMs.nullable().optional().describe('when the level was last read; absent: not said'),
  autonomyHours: z
    .number()
    .nullable()
    .describe('time until the stock above the reserve meets the expected draw if the pumps stop; null: not known'),
  autonomyEndsAt: epochMs.nullable().optional().describe('when that is; absent: not said'),
  autonomyCourse: z
    .array(coursePoint)
    .min(2)
    .max(MOST_COURSE_POINTS)
    .optional()
    .describe(
      'of a running period: how the stock goes by the same draw, from its last reading over each whole hour to its reserve at `autonomyEndsAt`, or as far as seven days after `until`; of tanks that share their water each goes at the same rate of its own; absent: not known, or the level was read too long ago',
    ),
  netFlowM3h: z.number().nullable().optional().describe('gain over the last hour, m³/h; null: not known'),
  emptyInHours: z
    .number()
    .nullable()
    .optional()
    .describe('time to empty at the net flow of the last hour; null when not emptying'),
  overflowInHours: z
    .number()
    .nullable()
    .describe('time to full at the net flow of the last hour; null when not filling'),
})
/** Figures of one consumer of water over the period. */
export const consumptionKpi = z.object({
  device: deviceId,
  volumeM3: figure.describe('consumed, m³'),
  projectedM3: z
    .number()
    .nullable()
    .optional()
    .describe(
      'of a day: what is there and what is usual of the rest, with what leaks now, m³; all add up to the one of the plan; null: not known; absent: not said',
    ),
  restOfDayM3: z
    .number()
    .nullable()
    .optional()
    .describe(
      'of a running period longer than a day: what is usual of the rest of the day that runs, with what leaks now, m³; null: not known; absent: not said',
    ),
  budgetM3: z.number().nullable().describe('budget of the period, m³, pro rata of the monthly one'),
  nightFlowM3h: figure.describe('mean over nights of the minimum flow 02:00–04:00 local, m³/h'),
  night: nightKpi.nullable().optional().describe('the last night; null: none of late; absent: not said'),
})
/** Figures of one energy meter over the period. */
export const energyKpi = z.object({
  device: deviceId,
  energyKwh: figure,
  peakKw: z.number().nullable().describe('highest mean over 5 min, kW'),
  peakAt: epochMs.nullable(),
  cost: z
    .number()
    .nullable()
    .optional()
    .describe(
      'of a pump: its energy, each hour at the price of its own slot, site currency; null: no tariff or no energy; absent: not said',
    ),
  powerFactor: figure.describe('mean, each for the energy that it held for; null: nothing was drawn'),
})
/** How long one device was powered over the period. */
export const availabilityKpi = z.object({
  device: deviceId,
  powerPct: figure.describe('share of the period with the power supply on, %'),
  outages: z.number().int().min(0).describe('those that touch the period before its watermark'),
  offMs: z.number().int().min(0).describe('time without power, ms'),
})
/** Water that went from one device to another over the period, m³: an edge of the balance's Sankey. */
export const flowKpi = z.object({ from: z.string(), to: z.string(), volumeM3: z.number() })
/** A device whose figure moved most against the period before. */
const deviationFigure = z.enum(['volumeM3', 'energyKwh', 'kwhPerM3', 'nightFlowM3h', 'powerPct', 'runningHours'])

export const deviationKpi = z.object({
  device: deviceId,
  figure: deviationFigure.describe('of those of the device the one that moved most'),
  value: z.number().describe("in the figure's unit"),
  previous: z.number().describe("in the figure's unit"),
  changePct: z.number().nullable().describe('null: from nothing'),
  also: z
    .array(deviationFigure)
    .optional()
    .describe('other figures of the device that moved, those that did most first'),
})

/** Everything the KPI screens and lists show of one period of one site. */
export const kpiBody = z.object({
  period: stretch.describe('the period asked for'),
  until: epochMs.describe(
    'where every figure ends: the period end, the latest reading, or now at a site that fell silent in a power cut',
  ),
  knownFrom: epochMs
    .optional()
    .describe(
      'where power and alarms begin to be known: the start, or the first reading of the site; absent: not said',
    ),
  recordedFrom: epochMs
    .nullable()
    .optional()
    .describe('the first reading of the site, whatever the period; null: none; absent: not said'),
  previous: stretch.describe('the stretch compared with'),
  comparedWith: compareWith.optional().describe('which stretch that is; absent: the one just before'),
  previousWatermark: epochMs
    .nullable()
    .optional()
    .describe('time of the latest reading the compared figures use; null: none; absent: not said'),
  watermark: epochMs.nullable().describe('time of the latest reading of the site; null: none'),
  water: z.object({
    producedM3: figure,
    consumedM3: figure,
    storedDeltaM3: figure,
    unaccountedM3: figure.describe('produced − consumed − Δstored, m³; null below 80 % of the data'),
    unaccountedPct: figure.describe('of produced, %'),
    storedM3: z.number().nullable().describe('now'),
    autonomyHours: z
      .number()
      .nullable()
      .describe(
        'time until the first tank to run dry has nothing above its reserve left, if the pumps stop; null: not known',
      ),
    autonomyEndsAt: epochMs.nullable().optional().describe('when that is; absent: not said'),
    autonomyDevice: deviceId.nullable().optional().describe('that tank; null: not known; absent: not said'),
  }),
  energy: z.object({
    gridKwh: figure.describe('bought from the grid, kWh'),
    solarKwh: figure.describe('produced by PV, kWh'),
    solarSharePct: figure.describe('solar ÷ (solar + grid), %'),
    cost: figure.describe('grid energy by slot, site currency; null without a tariff'),
    pumpKwh: figure.describe('used by pumps, kWh'),
    kwhPerM3: figure.describe('pump energy ÷ water produced by pumps'),
    co2Kg: figure.describe('grid energy × emission factor, kg'),
    bySlot: z.array(slotKpi),
    solarSaved: z
      .number()
      .nullable()
      .optional()
      .describe(
        'what the solar energy would have cost, each hour at the price of its own slot, site currency; null: no tariff or no sun; absent: not said',
      ),
  }),
  powerPct: figure.describe('mean power availability of the devices, %'),
  activeAlarms: z.number().int().min(0).describe('when asked'),
  alarmsRaised: figure,
  sources: z.array(sourceKpi),
  storages: z.array(storageKpi),
  consumptions: z.array(consumptionKpi),
  meters: z.array(energyKpi),
  availability: z.array(availabilityKpi),
  flows: z.array(flowKpi),
  deviations: z.array(deviationKpi).max(5),
  buckets: z.array(bucketKpi),
  plan: planKpi.nullable().optional().describe('of a day; null or absent: the period is none, or it is not said'),
  restOfDay: z
    .object({
      to: epochMs.describe('where that day ends'),
      producedM3: z.number().nullable().describe('m³'),
      consumedM3: z.number().nullable().describe('m³, with what leaks now'),
      cost: z.number().nullable().describe('site currency'),
    })
    .nullable()
    .optional()
    .describe(
      'of a running period longer than a day: what the day that runs will add after `until`, as its own plan projects it; each null: not known; null or absent: nothing is to come, or it is not said',
    ),
})
/** Everything that the KPI screens and lists show of one period of one site. */
export type KpiBody = z.infer<typeof kpiBody>
