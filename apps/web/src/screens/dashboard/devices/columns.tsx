import { formatSpan } from '@/text'
import { figureNotes } from '@/text/figure-notes'
import { type DeviceColumn, figureColumn, Nothing } from '@/widgets/device-table/device-column'
import { columnOf } from '@/widgets/kpi/formula'
import type { PartProps } from '../parts/part-props.ts'

/** The figures of the period that stand beside each device. */
export const columnsOf = (body: PartProps['body'], shown: PartProps['volumes']): readonly DeviceColumn[] => {
  const volumes = new Map([...body.sources, ...body.consumptions].map(({ device, volumeM3 }) => [device, volumeM3]))
  const energies = new Map([...body.sources, ...body.meters].map(({ device, energyKwh }) => [device, energyKwh]))
  const powers = new Map(body.availability.map((one) => [one.device, one]))
  return [
    figureColumn({
      id: 'volumeM3',
      figure: ({ id }) => known(volumes.get(id)),
      write: ({ id }) => shown.write(shown.of(id), volumes.get(id)?.value),
    }),
    figureColumn({ id: 'energyKwh', figure: ({ id }) => known(energies.get(id)) }),
    figureColumn({ id: 'powerPct', figure: ({ id }) => powers.get(id)?.powerPct }),
    figureColumn({ id: 'outages', figure: ({ id }) => powers.get(id)?.outages }),
    {
      ...columnOf('offHours'),
      id: 'offHours',
      cell: ({ id }) => {
        const offMs = powers.get(id)?.offMs ?? 0
        return offMs === 0 ? <Nothing reason={figureNotes.noOutage} /> : formatSpan(offMs)
      },
      applies: ({ id }) => (powers.get(id)?.offMs ?? 0) > 0,
      sortBy: ({ id }) => powers.get(id)?.offMs ?? null,
    },
  ]
}

/** A figure that does not exist for the device, such as the energy of a source without a meter, is none at all. */
const known = <F extends { readonly value: number | null; readonly previous: number | null }>(figure: F | undefined) =>
  figure?.value === null && figure.previous === null ? undefined : figure
