import { useUnpowered } from '@/data'
import { kpi } from '@/text/kpi'

/** How many devices of the site are without power now, in words; undefined: none is known to be. */
export const useCutNow = (): string | undefined => {
  const { size } = useUnpowered()
  return size === 0 ? undefined : kpi.cutNow(size)
}
