import { z } from 'zod'
import {
  type AlarmCondition,
  DAY_MS,
  deviceId,
  epochMs,
  type FindingKind,
  findingKind,
  metricId,
} from '../../entities/index.ts'

export { type FindingKind, findingKind }

/** A site whose history is shorter is not looked at: nothing tells what is usual of it. ms */
export const LOOKED_AT_FROM_MS = 22 * DAY_MS

/** The alarm that a finding goes with; that of a leak is judged by the upstream itself. */
export const FINDING_CONDITIONS = {
  leak: 'night-flow',
  'clogged-filter': 'efficiency-drift',
  'efficiency-drift': 'efficiency-drift',
  'stuck-sensor': 'anomaly',
  'unusual-behaviour': 'anomaly',
} as const satisfies Readonly<Record<FindingKind, AlarmCondition>>

/** An estimate with its 95 % interval; the field that holds it says the unit. */
export const estimate = z.object({
  value: z.number().describe('unit of the field that holds it'),
  low: z.number().describe('2.5 % of what it may be, same unit'),
  high: z.number().describe('97.5 % of what it may be, same unit'),
})
/** An estimate with its 95 % interval. */
export type Estimate = z.infer<typeof estimate>

/** What a person said of a finding. */
export const findingVerdict = z.enum(['accepted', 'rejected'])
/** What a person said of a finding. */
export type FindingVerdict = z.infer<typeof findingVerdict>

/** One finding with its evidence. */
export const finding = z.object({
  id: z.string().describe('key within the site'),
  kind: findingKind,
  device: deviceId,
  since: epochMs.describe('when it began, as far as the data tell'),
  provedAt: epochMs.describe('when the data proved it'),
  endedAt: epochMs.nullable().describe('when a later look no longer found it; null: it lasts'),
  unit: z.string().describe('of usual, present and the values of the evidence'),
  usual: z.number().describe('what was usual before, in `unit`'),
  present: z.number().describe('what it is now, in `unit`'),
  moved: z
    .array(
      z.object({
        device: deviceId,
        metric: metricId,
        usual: z.number().describe("before, in the metric's unit; for kWh/m³ and pressure lost, in the finding's"),
        present: z.number().describe('now, same unit'),
      }),
    )
    .describe('metrics that moved, most telling first'),
  volumeM3: estimate.nullable().describe('water lost since, m³; null: does not apply or covers zero'),
  energyKwh: estimate.nullable().describe('energy lost since, kWh; null: does not apply or covers zero'),
  cost: estimate.nullable().describe("money lost since, site's currency; null: does not apply or has no price"),
  evidence: z
    .array(
      z.object({
        at: epochMs,
        value: z.number().describe('in `unit`'),
        sum: z.number().describe('running sum of what departs from the usual, in usual deviations'),
      }),
    )
    .describe('oldest first'),
  feedback: z
    .object({ verdict: findingVerdict, by: z.string().describe('name of who said it'), at: epochMs })
    .nullable(),
})
/** One finding with its evidence. */
export type Finding = z.infer<typeof finding>

const hours = z.array(z.number())

/** How one pump stands. */
export const pumpEfficiency = z.object({
  device: deviceId,
  usualKwhPerM3: z.number().nullable().describe('kWh/m³ of its first weeks'),
  presentKwhPerM3: z.number().nullable().describe('kWh/m³ of the last week, or since its drift began'),
  cvRmse: z.number().nullable().describe('root mean square error over the mean, share, on hours not seen'),
  nmbe: z.number().nullable().describe('bias over the mean, share, on hours not seen'),
  baselineHours: z.number().int().describe('hours of work that the baseline was learnt on'),
  savingKwh: estimate.nullable().describe('since the baseline: below what was to be expected, kWh; null: covers zero'),
  cusum: z
    .array(z.object({ at: epochMs, excessKwh: z.number().describe('used beyond the expected, summed, kWh') }))
    .describe('by day'),
})
/** How one pump stands. */
export type PumpEfficiency = z.infer<typeof pumpEfficiency>

/** One figure of the day that is shown: as it was, and as the plan would have done it. */
const dayFigure = z.object({ was: z.number(), plan: z.number() })

/** Another schedule of the pumps against what they did, with the last day that can be compared hour by hour. */
export const tariffShift = z.object({
  savingPerDay: estimate.describe("site's currency per day"),
  isStated: z.boolean().describe('false: the interval covers zero, nothing is to be said'),
  daysCompared: z.number().int().describe('days with pumping on which the plan was carried out against what happened'),
  day: z
    .object({
      from: epochMs.describe('its first hour'),
      pumpedM3: dayFigure.describe('m³'),
      cost: dayFigure.describe("of what the grid gave, site's currency; the plan's with the water that it leaves less"),
    })
    .describe('the last whole day on which pumps ran: what was really drawn on it, planned on the days before it only'),
  sun: z
    .object({
      surplusKwh: z.number().describe('what the sun had to spare on that day beside all that is no pump, kWh'),
      usedKwh: dayFigure.describe('how much of it the pumps use, kWh'),
      planShares: hours.describe("by hour, share of the pumps' energy in the plan that it covers, 0 to 1"),
    })
    .optional()
    .describe('absent: the plan was kept before this was told'),
  prices: hours.describe("by hour of that day, site's currency per kWh"),
  pumps: z.array(
    z.object({
      device: deviceId,
      was: hours.describe('by hour, m³ pumped as a share of an hour at its full rate'),
      plan: hours.describe('by hour, m³ to pump as a share of an hour at its full rate'),
    }),
  ),
  tanks: z.array(
    z.object({
      device: deviceId,
      startM3: z.number().describe('measured at the first hour, m³'),
      was: hours.describe('by hour, m³ at its end'),
      plan: hours.describe('by hour, m³ at its end'),
    }),
  ),
})
/** Another schedule of the pumps against what they did. */
export type TariffShift = z.infer<typeof tariffShift>

/** Findings that are over are kept, and sent, so long after their end, and so many of a site, the newest. */
export const FINDINGS_KEPT = { overForMs: 400 * DAY_MS, overPerSite: 200 } as const

/** GET /api/analyst/findings: what was found on the site, and what was looked at. */
export const findingsResponse = z.object({
  seenFrom: epochMs.nullable().describe('from where on the history was read; null: not yet'),
  seenUntil: epochMs.nullable().describe('what was measured until then has been looked at; null: nothing yet'),
  live: z
    .object({
      watched: z.number().int().describe('devices whose readings are judged as they come'),
      learning: z.number().int().describe('devices that still teach what is usual of them'),
      until: epochMs.describe('what came until then has been judged'),
    })
    .nullable()
    .describe('how the readings are watched as they come; null: not yet'),
  findings: z.array(finding).describe('lasting ones first, newest first; of those that are over, the ones kept'),
  pumps: z.array(pumpEfficiency),
  shift: tariffShift.nullable().describe('null: no tariff, no tank that a pump fills, or no day to compare'),
})
/** What was found on the site. */
export type FindingsResponse = z.infer<typeof findingsResponse>

/** POST /api/analyst/findings/:id/feedback: what a person says of it; null takes it back. */
export const findingFeedbackRequest = z.strictObject({ verdict: findingVerdict.nullable() })
/** Answer: the finding after it. */
export const findingFeedbackResponse = z.object({ finding })
/** Path parameters of one finding. */
export const findingParams = z.object({ id: z.string().min(1).max(120) })
