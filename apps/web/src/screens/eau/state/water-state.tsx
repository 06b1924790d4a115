import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useFeed, useKpis, useNow, useSources, useUnpowered } from '@/data'
import { measures } from '@/widgets/device-tile/device-metrics'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { TODAY } from '@/widgets/leaks/leaks'
import { NowNote } from '@/widgets/site-state/now-note'
import { SiteStateBanner } from '@/widgets/site-state/site-state'
import { useCauses } from '@/widgets/site-state/use-causes'
import { waterCauses, waterSentence } from './sentence.ts'

/** The water of the site now, in one sentence, and what needs watching of it; looked at each second. */
export const WaterState = ({ devices }: { readonly devices: readonly Device[] }) => {
  const known = useCauses(devices)
  const today: KpiBody | undefined = useKpis(TODAY).data
  const water = useMemo(() => new Set(devices.filter(({ role }) => role !== 'energy').map(({ id }) => id)), [devices])
  const causes = useMemo(() => waterCauses(known.causes, (id) => water.has(id)), [known.causes, water])
  const sentence = waterSentence({
    causes,
    pumps: usePumps(devices),
    today,
    nameOf: (id) => devices.find((one) => one.id === id)?.name,
    lacksFigures: known.lacksFigures,
    isOld: useOldLevelAt(today?.storages ?? NO_TANKS, today?.until ?? 0) !== null,
    feed: useFeed(),
    now: useNow(1_000),
  })
  return (
    <div className="flex flex-col gap-1.5">
      <NowNote />
      <SiteStateBanner sentence={sentence} causes={causes} />
    </div>
  )
}

const NO_TANKS: KpiBody['storages'] = []

/** What a pump said before it lost its power is not so now: it does not run. */
const usePumps = (devices: readonly Device[]) => {
  const { readings } = useSources().live
  const cut = useUnpowered()
  const pumps = devices.filter((one) => one.kind === 'pump' && one.role !== 'energy' && measures(one, 'running'))
  const told = pumps.filter(({ id }) => cut.has(id) || readings.get(id, 'running') !== null)
  const on = told.filter(({ id }) => !cut.has(id) && (readings.get(id, 'running')?.value ?? 0) > 0.5)
  return { on: on.length, told: told.length }
}
