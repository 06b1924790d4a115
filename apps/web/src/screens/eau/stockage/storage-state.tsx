import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { PATHS } from '@/paths'
import { useCauses } from '@/widgets/site-state/use-causes'
import { causesAt } from '../state/causes-at.ts'
import { StateOfPage } from '../state/state-of-page.tsx'
import { useWaterSentence } from '../state/use-water-sentence.ts'

/** What the pumps do is told where the sources are. */
const NO_PUMPS = { on: 0, told: 0 } as const

/** Which way the stock goes and how long it lasts, in one sentence, and what needs watching of the tanks. */
export const StorageState = ({ devices }: { readonly devices: readonly Device[] }) => {
  const { causes: all, lacksFigures } = useCauses(devices)
  const tanks = useMemo(() => new Set(devices.filter(({ role }) => role === 'storage').map(({ id }) => id)), [devices])
  const causes = useMemo(() => causesAt(all, PATHS.storage, (id) => tanks.has(id)), [all, tanks])
  const sentence = useWaterSentence({ devices, causes, pumps: NO_PUMPS, lacksFigures })
  return <StateOfPage sentence={sentence} causes={causes} />
}
