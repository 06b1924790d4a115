import { HOUR_MS } from '@vigie/contracts/entities'
import { z } from 'zod'
import { between, chance } from './chance.ts'
import { DEVICE_IDS, FEEDERS } from './devices.ts'

/** One loss of power (alimentation): these devices, from then until then (epoch ms). */
export const outage = z.object({ devices: z.array(z.string()), fromMs: z.number(), untilMs: z.number() })
export type Outage = z.infer<typeof outage>

/** How often power fails: a few times a week as on a real farm, or every few minutes so that a demo shows life. */
export const pace = z.enum(['history', 'live'])
export type Pace = z.infer<typeof pace>

export const supply = z.object({
  pace,
  current: outage.nullable().describe('at most one at a time'),
  nextAtMs: z.number(),
  count: z.number().int().describe('outages drawn so far'),
})
export type Supply = z.infer<typeof supply>

export type PowerChange = { readonly device: string; readonly ts: number; readonly state: 'on' | 'off' }

/** The supply from `atMs` on at this pace. Taken over at the live pace, an outage under way ends within 90 s. */
export const supplyAt = (pace: Pace, site: string, seed: number, atMs: number, before?: Supply): Supply => {
  const count = before?.count ?? 0
  const running = before?.current ?? null
  const current =
    running !== null && pace === 'live' ? { ...running, untilMs: Math.min(running.untilMs, atMs + 90_000) } : running
  return { pace, current, count, nextAtMs: (current?.untilMs ?? atMs) + gapMs(pace, site, seed, count) }
}

/** The supply after the outages that end or begin at `atMs`. */
export const stepSupply = (supply: Supply, site: string, seed: number, atMs: number): Supply => {
  if (supply.current !== null && atMs >= supply.current.untilMs) {
    return stepSupply({ ...supply, current: null }, site, seed, atMs)
  }
  if (supply.current !== null || atMs < supply.nextAtMs) return supply
  const count = supply.count + 1
  const current = drawOutage(supply.pace, site, seed, count, atMs)
  return { ...supply, current, count, nextAtMs: current.untilMs + gapMs(supply.pace, site, seed, count) }
}

/** The next instant at which the supply changes, epoch ms. */
export const nextSupplyChange = ({ current, nextAtMs }: Supply): number => current?.untilMs ?? nextAtMs

export const isPowered = ({ current }: Supply, device: string): boolean => current?.devices.includes(device) !== true

/** The power messages that devices send because the supply went from one state to the other. */
export const powerChanges = (before: Supply, after: Supply): PowerChange[] => {
  if (before.current?.fromMs === after.current?.fromMs) return []
  const said = (one: Outage | null, ts: number, state: 'on' | 'off') =>
    (one?.devices ?? []).map((device) => ({ device, ts, state }))
  return [
    ...said(before.current, before.current?.untilMs ?? 0, 'on'),
    ...said(after.current, after.current?.fromMs ?? 0, 'off'),
  ]
}

const SECOND_MS = 1_000

const gapMs = (pace: Pace, site: string, seed: number, count: number): number => {
  const share = chance(seed, `${site}/outage.gap`, count)
  return pace === 'live'
    ? Math.round(between(share, 180, 360)) * SECOND_MS
    : Math.round((2 * HOUR_MS - Math.log(1 - share) * 44 * HOUR_MS) / SECOND_MS) * SECOND_MS
}

const drawOutage = (pace: Pace, site: string, seed: number, count: number, fromMs: number): Outage => {
  const draw = (name: string) => chance(seed, `${site}/outage.${name}`, count)
  const seconds = pace === 'live' ? between(draw('length'), 20, 90) : 60 * between(draw('length') ** 3, 2, 150)
  const devices = drawDevices(pace, draw('kind'), draw('which'))
  return { devices: [...devices], fromMs, untilMs: fromMs + Math.round(seconds) * SECOND_MS }
}

/** The grid itself fails in history only: live, one device or one feeder at a time. */
const drawDevices = (pace: Pace, kind: number, which: number): readonly string[] => {
  if (pace === 'history' && kind > 0.95) return DEVICE_IDS
  const candidates = kind < 0.55 ? FEEDERS.flat().map((id) => [id]) : FEEDERS
  return candidates[Math.floor(which * candidates.length)] ?? []
}
