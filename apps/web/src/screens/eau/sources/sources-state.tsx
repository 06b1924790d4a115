import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useFeed, useKpis, useNow, useSources, useUnpowered } from '@/data'
import { PATHS } from '@/paths'
import { assetsOf } from '@/widgets/assets/assets-of'
import { rowsOf } from '@/widgets/device-table/asset-rows'
import { measures, metersWater } from '@/widgets/device-tile/device-metrics'
import { isWaterPump } from '@/widgets/kpi/held'
import { usePumps } from '@/widgets/kpi/use-pumps'
import { TODAY } from '@/widgets/leaks/leaks'
import { useCauses } from '@/widgets/site-state/use-causes'
import { causesAt } from '../state/causes-at.ts'
import { StateOfPage } from '../state/state-of-page.tsx'
import { sourcesSentence } from './sentence.ts'

/** A device that has a row of its own among the sources. */
export const isSource = (device: Device): boolean => device.role === 'source' && metersWater(device)

/** How the sources of the site stand now, in one sentence, and what needs watching of them; looked at each second. */
export const SourcesState = ({ devices }: { readonly devices: readonly Device[] }) => {
  const known = useCauses(devices)
  const ids = useMemo(() => new Set(devices.filter(({ role }) => role === 'source').map(({ id }) => id)), [devices])
  const causes = useMemo(() => causesAt(known.causes, PATHS.sources, (id) => ids.has(id)), [known.causes, ids])
  const now = useNow(1_000)
  const sentence = sourcesSentence({
    causes,
    pumps: usePumps(devices),
    cut: useCutPumps(devices),
    today: useKpis(TODAY).data,
    flowM3h: useFlow(devices),
    feed: useFeed(),
    now,
  })
  return <StateOfPage sentence={sentence} causes={causes} />
}

/** The names of the pumps that have no power as this renders. */
const useCutPumps = (devices: readonly Device[]): readonly string[] => {
  const off = useUnpowered()
  return useMemo(() => devices.flatMap((one) => (isWaterPump(one) && off.has(one.id) ? one.name : [])), [devices, off])
}

/** What all sources give as this renders, m³/h; one without power gives nothing. null: of one of them that is not known. */
const useFlow = (devices: readonly Device[]): number | null => {
  const { readings } = useSources().live
  const off = useUnpowered()
  const rows = useMemo(
    () => rowsOf(assetsOf(devices), isSource).rows.filter((device) => measures(device, 'flow_m3h')),
    [devices],
  )
  const flows = rows.flatMap(({ id }) => (off.has(id) ? 0 : (readings.get(id, 'flow_m3h')?.value ?? [])))
  return rows.length === 0 || flows.length < rows.length ? null : flows.reduce((sum, flow) => sum + flow, 0)
}
