import type { Device, KpiBody } from '@vigie/contracts/entities'

type Stored = { readonly water: Pick<KpiBody['water'], 'autonomyDevice'>; readonly storages: readonly unknown[] }

/** The name of the tank that ends before the others; undefined: there is one only, or it is not known. */
export const firstTankOf = (
  stored: Stored | undefined,
  devices: readonly Pick<Device, 'id' | 'name'>[] | undefined,
): string | undefined =>
  stored === undefined || stored.storages.length < 2
    ? undefined
    : devices?.find(({ id }) => id === stored.water.autonomyDevice)?.name
