// What a question comes to: one read-only call, typed. Everything the agent can do is in this file.
import {
  alarmCondition,
  deviceId,
  FIGURES,
  type FigureId,
  findingKind,
  metricId,
  periodInput,
  tariffSlot,
} from '@vigie/contracts/entities'
import { z } from 'zod'
import { alarmsCall } from './call-alarms.ts'
import { bound } from './call-bound.ts'
import { devicesCall } from './call-devices.ts'
import { findingsCall } from './call-findings.ts'
import { subject } from './call-of.ts'
import { seriesCall } from './call-series.ts'
import { statusCall } from './call-status.ts'
import { unit } from './call-unit.ts'
import { clock, isOfPeriod } from './clock.ts'

export type { Bound } from './call-bound.ts'
export type { Group, Subject } from './call-of.ts'
export type { Among } from './call-status.ts'

const FIGURE_IDS = Object.keys(FIGURES) as [FigureId, ...FigureId[]]

/** How a figure is told: itself, its mean of a day, the device or the day at an end, or set against something. */
export const view = z.enum([
  'value',
  'per-day',
  'most',
  'least',
  'up',
  'down',
  'max-day',
  'min-day',
  'by-slot',
  'compare',
])
const against = z.union([z.enum(['previous', 'year']), periodInput])
/** What a period is set against. */
export type Against = z.infer<typeof against>

/** A figure of the catalogue; `period` null: as of now; `also`: figures of the same that were asked for with it. */
const figureCall = z.strictObject({
  tool: z.literal('figure'),
  figure: z.enum(FIGURE_IDS),
  also: z.array(z.enum(FIGURE_IDS)).min(1).max(2).optional(),
  of: subject,
  period: periodInput.nullable(),
  view,
  against: against.optional(),
  slot: tariffSlot.optional(),
  clock: clock.optional(),
  bound: bound.optional(),
  /** `ran`: it was asked whether it ran, not how long; `stopped`: at what time it last did; `kept`, `passed`: whether budgets are; `leak`: whether a leak is why; `day-end`: what the day will come to; `any`: whether there is any; `full`, `empty`, `filling`: whether a tank is; `usual`: how it stands to what is usual; `good`, `much`: whether its target is kept, or missed; `period-end`: what a longer period will come to; `coming`: what a month that has not begun leads to; `complete`: whether it was measured in full; `without`: which had none; `price`: what a cubic metre costs in energy; `refill`: what it would take to fill tanks up; `share`: which part of all the water it had; `unsunned`: what it would have cost without the sun; `unfed`: how long the water lasts if nothing comes in, or some of it does not; `course`: what tanks will hold at `lasts`; `mended`: whether budgets would be kept once a leak is mended; `unleaked`: whether they are passed without it; `uses`: what took the energy; `restart`: when pumps have to run again */
  asks: z
    .enum([
      'ran',
      'stopped',
      'kept',
      'leak',
      'passed',
      'day-end',
      'period-end',
      'coming',
      'complete',
      'without',
      'share',
      'unsunned',
      'unfed',
      'course',
      'mended',
      'unleaked',
      'any',
      'full',
      'empty',
      'filling',
      'usual',
      'price',
      'refill',
      'uses',
      'restart',
      'good',
      'much',
    ])
    .optional(),
  /** what is known of the first of a rank is asked, too */
  why: z.literal(true).optional(),
  /** of budgets: whether they will be kept or passed by the end of the time that runs; `any`: by any sector, not all together */
  ahead: z.literal([true, 'any']).optional(),
  /** of budgets: which of them, not whether */
  which: z.literal(true).optional(),
  /** it was asked in money, and is told in energy */
  money: z.literal(true).optional(),
  /** whether it lasts so long, h from now */
  lasts: z.number().positive().describe('h').optional(),
  /** what so many m³ cost is asked */
  volume: z.number().positive().describe('m³').optional(),
  /** it was asked of water, which has no price */
  unpriced: z.literal(true).optional(),
  /** it was asked of this sector, which the tank supplies */
  supplies: deviceId.optional(),
  unit,
  /** which way a comparison was said to go; `odd`: not as usual */
  claim: z.enum(['more', 'less', 'same', 'odd']).optional(),
})
/** The latest reading of a metric of a device; of all that measure it where it is judged. */
const latestCall = z.strictObject({
  tool: z.literal('latest'),
  metric: metricId,
  of: z.union([z.literal('site'), z.array(deviceId).min(1).max(24)]),
  bound: bound.optional(),
  /** `any`: it was asked whether anything flows or is drawn; `normal`, `odd`, `low`, `high`, `enough`: whether it is as it should be or not, too low, too high, not too low; `total`: what all of them come to; `most`, `least`: which of them has the most or the least; `drop`: what is lost from one to the other; `falls`: whether it goes down; `why`: why it is as it is; `overload`: how the power of pumps stands to what is usual of them */
  asks: z
    .enum([
      'any',
      'normal',
      'odd',
      'low',
      'high',
      'enough',
      'falls',
      'total',
      'most',
      'least',
      'drop',
      'why',
      'overload',
    ])
    .optional(),
  unit,
})
/** Cuts of the power supply; `devices`: how many devices had any. */
const outagesCall = z.strictObject({
  tool: z.literal('outages'),
  operation: z.enum(['count', 'devices', 'duration', 'longest', 'last', 'most']),
  of: z.union([z.literal('site'), z.array(deviceId).min(1).max(60)]),
  period: periodInput,
  clock: clock.optional(),
  /** it was asked whether there were some */
  asks: z.literal('any').optional(),
})
/** What happened on the site, or to the thing of a device: what began and ended, then what lasted. */
const eventsCall = z.strictObject({
  tool: z.literal('events'),
  device: deviceId.optional(),
  period: periodInput,
  clock: clock.optional(),
})
/** A period summed up: water, energy and cost against the stretch before, alarms and cuts; `about`: of its water or its energy alone. */
const summaryCall = z.strictObject({
  tool: z.literal('summary'),
  period: periodInput,
  about: z.enum(['water', 'energy']).optional(),
})
/** How heavily alarms weighed. */
const loadCall = z.strictObject({
  tool: z.literal('load'),
  what: z.enum(['perDay', 'floodPct', 'mttaMs', 'mttrMs', 'topTen', 'stale', 'chattering']),
  period: periodInput,
})
/** Why a figure moved: its change, what moved with it, and the alarms and cuts of the period. */
const whyCall = z.strictObject({
  tool: z.literal('why'),
  /** which way the question says that it went */
  claim: z.enum(['more', 'less']).optional(),
  figure: z.enum(FIGURE_IDS),
  of: z.union([z.literal('site'), z.array(deviceId).length(1)]),
  period: periodInput,
  /** what it is said to have moved against; none: the stretch just before */
  against: against.optional(),
  /** `usual`: it is set against what is usual; `nothing`: it is said that there was nothing */
  asks: z.enum(['usual', 'nothing']).optional(),
})
/** What the site aims at, each target with its figure and whether it is kept; `missed`, `kept`: which are, or whether all are. */
const targetsCall = z.strictObject({
  tool: z.literal('targets'),
  period: periodInput,
  asks: z.enum(['missed', 'kept']).optional(),
})
/** What could be saved: what lasting findings have cost, and other hours for the pumps; `about`: of water; `any`: whether anything could be. */
const savingsCall = z.strictObject({
  tool: z.literal('savings'),
  about: z.literal('water').optional(),
  asks: z.literal('any').optional(),
})
/** What pumping at other hours would save; `when`: and which hours are the cheapest; `now`: whether they run now. */
const shiftCall = z.strictObject({ tool: z.literal('shift'), asks: z.enum(['when', 'now']).optional() })
/** The electricity contract: the slot that runs now, whether this one does, when this one begins or ends, its price and hours, or all of them. */
const tariffCall = z.strictObject({
  tool: z.literal('tariff'),
  what: z.enum(['now', 'is', 'begins', 'ends', 'slot', 'all']),
  slot: tariffSlot.optional(),
})
/** What a figure, an alarm or a finding is: how it is computed, what it says. */
const meaningCall = z.strictObject({
  tool: z.literal('meaning'),
  of: z.union([z.enum(FIGURE_IDS), alarmCondition, findingKind]),
})
const OF_SEVERAL: ReadonlySet<string> = new Set(['overflowed', 'started'])
/** One read-only call. Hours go with the day or the two days that they are of. */
export const call = z
  .discriminatedUnion('tool', [
    figureCall,
    latestCall,
    seriesCall,
    alarmsCall,
    outagesCall,
    eventsCall,
    summaryCall,
    statusCall,
    loadCall,
    whyCall,
    findingsCall,
    targetsCall,
    savingsCall,
    shiftCall,
    tariffCall,
    meaningCall,
    devicesCall,
  ])
  .refine(
    (one) => !('clock' in one) || one.clock === undefined || (one.period != null && isOfPeriod(one.clock, one.period)),
  )
  .refine((one) => one.tool !== 'alarms' || one.by === undefined || one.period !== undefined)
  .refine((one) => one.tool !== 'series' || one.of.length === 1 || OF_SEVERAL.has(one.asks ?? ''))
/** Whether a measure is judged, not only told. */
export const isJudged = ({ asks }: Pick<z.infer<typeof latestCall>, 'asks'>): boolean =>
  asks !== undefined && !TOLD.has(asks)
const TOLD: ReadonlySet<string> = new Set(['any', 'total', 'most', 'least', 'drop'])
/** One read-only call. */
export type Call = z.infer<typeof call>
/** A call as it was put together; null: it is none. */
export const parsedCall = (made: unknown): Call | null => call.safeParse(made).data ?? null
/** The call of one tool. */
export type CallOf<Tool extends Call['tool']> = Extract<Call, { tool: Tool }>
