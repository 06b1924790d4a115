import type { Device, DeviceId, KpiBody, Site } from '@vigie/contracts/entities'

/** What every part of the screen reads: the figures of the period, and whose they are. */
export type PartProps = {
  readonly body: KpiBody
  readonly devices: readonly Device[]
  readonly site: Site | undefined
  /** words of what the figures are compared with */
  readonly compared: string
}

/** A device's name; its id when it is no longer among the devices. */
export const nameOf = (devices: readonly Device[], id: DeviceId): string =>
  devices.find((device) => device.id === id)?.name ?? id
