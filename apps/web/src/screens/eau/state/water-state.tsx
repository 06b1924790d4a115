import type { Device, KpiBody } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useFeed, useKpis, useNow } from '@/data'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { usePumps } from '@/widgets/kpi/use-pumps'
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
