import { z } from 'zod'
import { metricId } from './metric.ts'
import { position, siteSlug } from './site.ts'

/** R8.1; `sensor` is the spec's "devices" (Capteurs). */
export const deviceKind = z.enum(['energy', 'pressure', 'flow-meter', 'quantity', 'camera', 'pump', 'sensor'])
/** Kind of a device (R8.1); the French labels are in web/text. */
export type DeviceKind = z.infer<typeof deviceKind>

/** What a device stands for in the water and energy network; screens group by it. */
export const deviceRole = z.enum(['source', 'storage', 'consumption', 'energy'])
/** Role of a device in the water and energy network. */
export type DeviceRole = z.infer<typeof deviceRole>

/** A device's key within its site; also an MQTT topic level and a path segment. */
export const deviceId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'lowercase letters, digits and hyphens')
/** A device's key within its site. */
export type DeviceId = z.infer<typeof deviceId>

/** One metric that a device sends: how often, and what it can physically reach. */
export const deviceMetric = z.object({
  id: metricId,
  cadenceMs: z.number().int().min(100).max(86_400_000).describe('expected time between two readings, ms'),
  max: z.number().optional().describe("the most this device can physically read, in the metric's unit"),
  maxRatePerHour: z
    .number()
    .positive()
    .optional()
    .describe('counters: the most that can be counted in an hour, in the unit; a faster jump is quarantined'),
})
/** One metric that a device sends, in the unit of the metric. */
export type DeviceMetric = z.infer<typeof deviceMetric>

/** What people call one thing, whose devices are its parts: a borehole with its pump, level and pressures, a tank. */
export const asset = z.object({
  id: deviceId.describe('key within the site; may be the id of its main device'),
  name: z.string().min(1).max(120).describe('as people call it'),
})
/** The thing that a device is a part of, by id and name. */
export type DeviceAsset = z.infer<typeof asset>

/** A device and its place in the network. */
export const device = z.object({
  id: deviceId,
  site: siteSlug,
  kind: deviceKind,
  role: deviceRole,
  name: z.string().min(1).max(120).describe('as people call it'),
  feeds: z.array(deviceId).default([]).describe('ids of what this device sends its water or energy to'),
  metrics: z.array(deviceMetric).max(32),
  position: position.nullable().default(null),
  capacityM3: z.number().positive().nullable().default(null).describe('storage only: volume when full, m³'),
  reservePct: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe('storage only: what is kept back of a full tank, %; absent: 10'),
  budgetM3PerMonth: z
    .number()
    .positive()
    .nullable()
    .default(null)
    .describe('consumption only: water budget, m³ per month'),
  heightM: z.number().positive().nullable().default(null).describe('storage only: level when full, m'),
  asset: asset.nullable().default(null).describe('what the device is a part of; null: it stands alone'),
})
/** A device and its place in the network; `feeds` names the devices that it sends its water or energy to. */
export type Device = z.infer<typeof device>

/** What is kept back of a full tank that says nothing else, %. */
const RESERVE_PCT = 10

/** Share of a full tank that its gauge cannot tell. */
const GAUGE_SHARE = 0.002

/** What the gauge of a tank cannot tell of a change of its stock, m³: no meter has to explain less. */
export const gaugeErrorOf = (capacityM3: number | null): number => GAUGE_SHARE * (capacityM3 ?? 0)

/** What is kept back of a tank when it is full, %. */
export const reservePctOf = ({ reservePct }: Pick<Device, 'reservePct'>): number => reservePct ?? RESERVE_PCT
