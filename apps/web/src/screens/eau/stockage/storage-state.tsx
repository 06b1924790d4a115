import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useFeed, useKpis, useNow } from '@/data'
import { PATHS } from '@/paths'
import { useOldLevelAt } from '@/widgets/kpi/old-levels'
import { TODAY } from '@/widgets/leaks/leaks'
import { NowNote } from '@/widgets/site-state/now-note'
import { SiteStateBanner } from '@/widgets/site-state/site-state'
import { useCauses } from '@/widgets/site-state/use-causes'
import { causesAt } from '../state/causes-at.ts'
import { waterSentence } from '../state/sentence.ts'

/** What the pumps do is told where the sources are. */
const NO_PUMPS = { on: 0, told: 0 } as const
const NO_TANKS = [] as const

/** Which way the stock goes and how long it lasts, in one sentence, and what needs watching of the tanks; looked at each second. */
export const StorageState = ({ devices }: { readonly devices: readonly Device[] }) => {
  const known = useCauses(devices)
  const today = useKpis(TODAY).data
  const tanks = useMemo(() => new Set(devices.filter(({ role }) => role === 'storage').map(({ id }) => id)), [devices])
  const causes = useMemo(() => causesAt(known.causes, PATHS.storage, (id) => tanks.has(id)), [known.causes, tanks])
  const sentence = waterSentence({
    causes,
    pumps: NO_PUMPS,
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
