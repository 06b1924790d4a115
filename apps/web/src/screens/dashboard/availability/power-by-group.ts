// In: how long each device had power, and what the devices are for. Out: the same of each kind of device.
import type { Device, DeviceRole, KpiBody } from '@vigie/contracts/entities'

export type GroupPower = {
  readonly role: DeviceRole
  /** devices that say whether they have power */
  readonly count: number
  /** the mean of them, as the site's share is that of all; null: not known, or whole while a cut runs that it does not hold */
  readonly sharePct: number | null
  readonly outages: number
  readonly offMs: number
  /** those without power at this moment: a cut that began after the data end is in no figure yet */
  readonly cutNow: number
  /** those of them whose cut is in no figure yet */
  readonly uncounted: number
}

const NONE: ReadonlySet<string> = new Set()

export const powerByGroup = (
  availability: KpiBody['availability'],
  devices: readonly Pick<Device, 'id' | 'role'>[],
  roles: readonly DeviceRole[],
  unpowered: ReadonlySet<string>,
  /** devices whose cut of now the figures hold */
  counted: ReadonlySet<string> = NONE,
): readonly GroupPower[] => {
  const roleOf = new Map(devices.map(({ id, role }) => [id, role]))
  return roles.flatMap((role) => {
    const own = availability.filter(({ device }) => roleOf.get(device) === role)
    const shares = own.flatMap(({ powerPct }) => powerPct.value ?? [])
    const total = (of: (one: KpiBody['availability'][number]) => number) => own.reduce((sum, one) => sum + of(one), 0)
    const cutNow = own.filter(({ device }) => unpowered.has(device)).length
    return own.length === 0
      ? []
      : [
          {
            role,
            count: own.length,
            sharePct: lacksCut(shares, cutNow) ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
            outages: total(({ outages }) => outages),
            offMs: total(({ offMs }) => offMs),
            cutNow,
            uncounted: own.filter(({ device }) => unpowered.has(device) && !counted.has(device)).length,
          },
        ]
  })
}

/** Whether nothing is known, or all of it is under power by figures that end before the cut of this moment. */
export const lacksCut = (shares: readonly number[], cutNow: number): boolean =>
  shares.length === 0 || (cutNow > 0 && shares.every((share) => share >= 100))
