// devices of a site → those that a tool can read for, and the cameras that can show them
import { type Device, METRICS } from '@vigie/contracts/entities'
import type { PictureTool } from '@vigie/contracts/rest/analyst'
import { assetsOf } from '@/widgets/assets/assets-of'

/** A counter is of any device; a level is of a tank and green cover of a plot: of the parts of these only the main one. */
export const devicesFor = (tool: PictureTool, devices: readonly Device[]): readonly Device[] =>
  (tool === 'meter' ? devices : assetsOf(devices).map(({ main }) => main)).filter(
    (device) => SUITS[tool](device) && (tool === 'meter' || device.kind !== 'pressure'),
  )

/** The one that an address asks for, also a part of which something was read before; else the first offered that a camera shows. */
export const deviceFor = (tool: PictureTool, devices: readonly Device[], chosen: string | null): Device | undefined => {
  const offered = devicesFor(tool, devices)
  return (
    devices.find((device) => device.id === chosen && SUITS[tool](device)) ??
    offered.find((device) => ownCamera(device, devices) !== null) ??
    offered[0]
  )
}

const SUITS: Readonly<Record<PictureTool, (device: Device) => boolean>> = {
  meter: ({ metrics }) => metrics.some(({ id }) => METRICS[id].nature === 'counter'),
  level: ({ role, kind }) => role === 'storage' && kind !== 'camera',
  cover: ({ kind, role }) => kind !== 'camera' && role === 'consumption',
}

const isOf = (camera: Device, device: Device): boolean => camera.asset !== null && camera.asset.id === device.asset?.id

/** Cameras, those of the device's own asset first. */
export const camerasFor = (device: Device, devices: readonly Device[]): readonly Device[] =>
  devices.filter(({ kind }) => kind === 'camera').toSorted((a, b) => Number(isOf(b, device)) - Number(isOf(a, device)))

/** The camera that is taken unasked: one of the device's own asset; null: none shows it for all that is known. */
export const ownCamera = (device: Device, devices: readonly Device[]): Device | null =>
  camerasFor(device, devices).find((camera) => isOf(camera, device)) ?? null
