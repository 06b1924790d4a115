import { MINUTE_MS } from '@vigie/contracts/entities'
import { Hourglass } from 'lucide-react'
import { useKpis, useNow } from '@/data'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { EmptyState } from '@/ui/empty-state'
import { TODAY } from '../leaks/leaks.ts'
import { whyNotLooked } from './why-not-looked.ts'

/** Why a site has no findings: its history is too short to tell what is usual, or it is long enough and being looked at. */
export const NotLookedYet = () => {
  const recordedFrom = useKpis(TODAY).data?.recordedFrom
  const now = useNow(MINUTE_MS)
  const { title, help } = words.notLooked[whyNotLooked(recordedFrom, now)]
  return (
    <EmptyState icon={Hourglass} title={title} className="py-8">
      {help}
    </EmptyState>
  )
}
