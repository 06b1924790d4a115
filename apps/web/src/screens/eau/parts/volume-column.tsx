import type { Device, Figure } from '@vigie/contracts/entities'
import { type DeviceColumn, figureColumn } from '@/widgets/device-table/device-column'
import type { Volumes } from '@/widgets/kpi/volumes'

type VolumeColumnProps = {
  /** undefined: still to come */
  readonly volumes: Volumes | undefined
  readonly of: (device: Device) => { readonly volumeM3: Figure } | undefined
  readonly isLoading: boolean
}

/** The volume of each of a list, written so that they add up to the whole above it. */
export const volumeColumn = ({ volumes, of, isLoading }: VolumeColumnProps): DeviceColumn =>
  figureColumn({
    id: 'volumeM3',
    figure: (one) => of(one)?.volumeM3,
    isLoading,
    ...(volumes && { write: (one: Device) => volumes.write(volumes.of(one.id), of(one)?.volumeM3.value) }),
  })
