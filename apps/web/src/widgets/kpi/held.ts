// In: the devices of a site, and who is without power. Out: which figures of the site lead nowhere while that lasts.
import { type Device, type DeviceId, isGeneralCut } from '@vigie/contracts/entities'
import { gridMeter, measures } from '../device-tile/device-metrics.ts'

/** What looks ahead goes on as it did: a figure whose own meter is off does not, nor does anything in a cut of the site. */
export type Held = {
  /** most of the site is without power */
  readonly site: boolean
  /** of what the sectors consume, one at least is not counted now */
  readonly water: boolean
  /** what is bought is not counted now, and so costs nothing that is known */
  readonly cost: boolean
  /** what is bought, or made from the sun, is not counted now */
  readonly solar: boolean
  /** pumps stand that usually work: what is projected of their energy comes true once they work again */
  readonly resting: boolean
  /** who is without power for long enough to matter */
  readonly off: ReadonlySet<DeviceId>
}

/** Who is without power, and since when, epoch ms; null: nobody knows. */
export type Cuts = ReadonlyMap<DeviceId, number | null>
type Stretch = { readonly from: number; readonly to: number }

/**
 * A projection is told to the percent: a meter that was off for less of its period than this changes nothing of what is
 * said. That is 14 minutes of a day, 7 hours of a month.
 */
export const MATTERS_FROM = 0.01

/** How much of a period a cut took so far, 0 to 1; all of it where nobody knows since when. */
export const touchedBy = (since: number | null, { from, to }: Stretch, now: number): number =>
  since === null ? 1 : Math.min(1, Math.max(0, now - since) / (to - from))

/** The devices whose cut matters to what is projected of a period. */
export const lastingCuts = (cuts: Cuts, period: Stretch, now: number): ReadonlySet<DeviceId> =>
  new Set([...cuts].flatMap(([device, since]) => (touchedBy(since, period, now) < MATTERS_FROM ? [] : [device])))

/** Whether a device pumps water. */
export const isWaterPump = ({ kind, role }: Pick<Device, 'kind' | 'role'>): boolean =>
  kind === 'pump' && role !== 'energy'

/**
 * Which figures are held by the devices that are off for long enough to matter.
 * @param rests pumps stand: without power, however short a while, or far behind what they usually ran by now
 */
export const heldBy = (devices: readonly Device[], off: ReadonlySet<DeviceId>, rests = false): Held => {
  const site = isGeneralCut(off.size, devices.length)
  const isOff = (device: Device | undefined) => device !== undefined && off.has(device.id)
  const cost = site || isOff(gridMeter(devices))
  return {
    site,
    water: site || devices.some((one) => one.role === 'consumption' && measures(one, 'volume_m3') && isOff(one)),
    cost,
    solar: cost || devices.some((one) => one.role === 'energy' && measures(one, 'irradiance_wm2') && isOff(one)),
    resting: rests || devices.some((one) => isWaterPump(one) && isOff(one)),
    off,
  }
}

/** Whether the figure of one device is held. */
export const isHeldOf = ({ site, off }: Held, device: DeviceId): boolean => site || off.has(device)
