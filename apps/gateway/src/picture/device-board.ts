import type { Device } from '@vigie/contracts/entities'

/** Devices announced while this gateway follows the site, each as it was announced last. */
export type DeviceBoard = {
  readonly take: (device: Device, version: number) => void
  readonly get: (id: string) => Device | null
  /** Those announced after a version of the picture. */
  readonly changedSince: (version: number) => Device[]
}

export const createDeviceBoard = (): DeviceBoard => {
  const board = new Map<string, { device: Device; version: number }>()
  return {
    take: (device, version) => void board.set(device.id, { device, version }),
    get: (id) => board.get(id)?.device ?? null,
    changedSince: (since) => [...board.values()].filter(({ version }) => version > since).map(({ device }) => device),
  }
}
