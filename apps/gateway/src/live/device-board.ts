import type { Device } from '@vigie/contracts/entities'

/** The devices announced lately; of two announcements of one device the later holds. */
export type DeviceBoard = {
  take(device: Device, version: number): void
  get(id: string): Device | null
  changedSince(version: number): Device[]
}

export const createDeviceBoard = (): DeviceBoard => {
  const board = new Map<string, { device: Device; version: number }>()
  return {
    take: (device, version) => void board.set(device.id, { device, version }),
    get: (id) => board.get(id)?.device ?? null,
    changedSince: (since) => [...board.values()].filter(({ version }) => version > since).map(({ device }) => device),
  }
}
