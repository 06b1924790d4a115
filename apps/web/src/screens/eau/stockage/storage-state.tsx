import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCauses } from '@/widgets/site-state/use-causes'
import { StateOfPage } from '../state/state-of-page.tsx'
import { useWaterSentence } from '../state/use-water-sentence.ts'
import { aroundTanks } from './around-tanks.ts'

/** What the pumps do is told where the sources are. */
const NO_PUMPS = { on: 0, told: 0 } as const

/** Which way the stock goes and how long it lasts, in one sentence, and what needs watching of the tanks, of what they feed and of what fills them. */
export const StorageState = ({ devices }: { readonly devices: readonly Device[] }) => {
  const { causes: all, lacksFigures } = useCauses(devices)
  const { causes, lead } = useMemo(() => aroundTanks(all, devices), [all, devices])
  const sentence = useWaterSentence({ devices, causes, pumps: NO_PUMPS, lead, lacksFigures })
  return <StateOfPage sentence={sentence} causes={causes} />
}
