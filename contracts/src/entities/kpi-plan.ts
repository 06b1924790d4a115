import { z } from 'zod'
import { deviceId } from './device.ts'
import { tariffSlot } from './tariff.ts'
import { epochMs } from './time.ts'

/** Grid energy and its cost in one tariff slot over the period, kWh and site currency. */
export const slotKpi = z.object({ slot: tariffSlot, energyKwh: z.number(), cost: z.number().describe('site currency') })
/** What the site produced, consumed and used over one bucket of the period. */
export const bucketKpi = z.object({
  from: epochMs.describe('start of the bucket: a local hour of a day or of the last 24 h, else a local day'),
  to: epochMs
    .optional()
    .describe('end of the bucket, excluded: an end of the period cuts its hour or day short; absent: not said'),
  producedM3: z.number().nullable(),
  consumedM3: z.number().nullable(),
  gridKwh: z.number().nullable(),
  solarKwh: z.number().nullable(),
  cost: z
    .number()
    .nullable()
    .optional()
    .describe('of the grid energy, site currency; null: no tariff; absent: not said'),
  bySlot: z.array(slotKpi).optional().describe('the grid energy by tariff slot; absent: not said'),
})
/**
 * What both sides came to over the hours that are over. Only they are compared: what is usual of an hour tells nothing of
 * when within it water is drawn.
 */
export const closedHours = z.object({
  at: epochMs.describe('where the last of them ends'),
  counted: z.number().describe("what was counted in them, in the figure's unit"),
  expected: z.number().describe("what was to be expected of them, in the figure's unit"),
})

/**
 * What was to be expected of one figure of a day ("prévu"): the site's target
 * spread over the hours, where one is set, else the mean of the same hours of
 * the last four same weekdays.
 */
export const plannedKpi = z.object({
  basis: z.enum(['target', 'weekdays']),
  byNow: z.number().describe("expected from the start to `until`, in the figure's unit"),
  whole: z.number().describe("expected of the whole day, in the figure's unit"),
  projected: z
    .number()
    .nullable()
    .describe(
      "what is there and what is usual of the rest, with what leaks now, in the figure's unit; null: not known",
    ),
  days: z.number().int().min(0).max(4).optional().describe('same weekdays it is the mean of; absent: not said'),
  closed: closedHours
    .nullable()
    .optional()
    .describe('the hours of the day that are over; null: none is, or nothing is known of them; absent: not said'),
})
/** What was to be expected of one figure of a day, in its unit. */
export type PlannedKpi = z.infer<typeof plannedKpi>

/** A probable leak that goes on in what a day is projected to come to. */
export const leakAhead = z.object({
  device: deviceId,
  m3PerHour: z.number().describe('what it draws beyond its usual nights, m³/h'),
  days: z.number().int().min(0).max(4).describe('of the days that the means are made of, those that it ran in already'),
})
/** A probable leak that goes on in what a day is projected to come to. */
export type LeakAhead = z.infer<typeof leakAhead>

/** What was to be expected of a day; null: neither a target nor enough days before. */
export const planKpi = z.object({
  producedM3: plannedKpi.nullable(),
  consumedM3: plannedKpi.nullable(),
  cost: plannedKpi.nullable(),
  days: z.number().int().min(0).max(4).describe('how many of the last four same weekdays the means are made of'),
  buckets: z.array(bucketKpi).describe('mean course of those days, one a local hour of this day; empty without them'),
  leaks: z
    .array(leakAhead)
    .optional()
    .describe('probable leaks: what the means lack of them is added to what is projected; absent: not said'),
})
/** What was to be expected of a day. */
export type PlanKpi = z.infer<typeof planKpi>
