import type { DeviceStatus } from '@vigie/contracts/entities'

/** Power and presence of each device. The later report wins by its own time, for power and for presence apart. */
export type StatusBoard = {
  /** Merges a report into what is known. @returns the status after it, or null when nothing changed */
  readonly take: (status: DeviceStatus, version: number) => DeviceStatus | null
  readonly clear: () => void
  readonly get: (device: string) => DeviceStatus | null
  readonly all: () => DeviceStatus[]
  readonly changedSince: (version: number) => DeviceStatus[]
}

export const createStatusBoard = (): StatusBoard => {
  const board = new Map<string, { status: DeviceStatus; version: number }>()
  const select = (isDue: (version: number) => boolean): DeviceStatus[] =>
    [...board.values()].filter(({ version }) => isDue(version)).map(({ status }) => status)
  return {
    take: (status, version) => {
      const known = board.get(status.device)?.status
      const merged = known === undefined ? status : merge(known, status)
      if (merged === known) return null
      board.set(status.device, { status: merged, version })
      return merged
    },
    clear: () => board.clear(),
    get: (device) => board.get(device)?.status ?? null,
    all: () => select(() => true),
    changedSince: (since) => select((version) => version > since),
  }
}

/** @returns `known` itself when the report changes nothing */
const merge = (known: DeviceStatus, told: DeviceStatus): DeviceStatus => {
  const power = isLater(told.poweredAt, known.poweredAt) ? told : known
  const presence = isLater(told.onlineAt, known.onlineAt) ? told : known
  const isSame =
    power.powered === known.powered &&
    power.poweredAt === known.poweredAt &&
    presence.online === known.online &&
    presence.onlineAt === known.onlineAt
  if (isSame) return known
  return {
    device: known.device,
    powered: power.powered,
    poweredAt: power.poweredAt,
    online: presence.online,
    onlineAt: presence.onlineAt,
  }
}

/** Of two reports with the same time the one received last counts; one without a time never does. */
const isLater = (told: string | null, known: string | null): boolean => {
  if (told === null) return false
  return known === null || Date.parse(told) >= Date.parse(known)
}
