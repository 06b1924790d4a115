import type { Device } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { usePumps } from '@/widgets/kpi/use-pumps'
import { useCauses } from '@/widgets/site-state/use-causes'
import { waterCauses } from './sentence.ts'
import { StateOfPage } from './state-of-page.tsx'
import { useWaterSentence } from './use-water-sentence.ts'

/** The water of the site now, in one sentence, and what needs watching of it. */
export const WaterState = ({ devices }: { readonly devices: readonly Device[] }) => {
  const { causes: all, lacksFigures } = useCauses(devices)
  const water = useMemo(() => new Set(devices.filter(({ role }) => role !== 'energy').map(({ id }) => id)), [devices])
  const causes = useMemo(() => waterCauses(all, (id) => water.has(id)), [all, water])
  const sentence = useWaterSentence({ devices, causes, pumps: usePumps(devices), lacksFigures })
  return <StateOfPage sentence={sentence} causes={causes} />
}
