import type { KpiBody, Site } from '@vigie/contracts/entities'
import { Zap } from 'lucide-react'
import { CutNotice } from '@/ui/cut-notice'
import { CutNow } from '@/widgets/kpi/cut-now'
import type { Held } from '@/widgets/kpi/held'
import { useCutNow, useHeld } from '@/widgets/kpi/use-cut-now'
import { Watermark } from '@/widgets/kpi/watermark'
import { likeForLike } from '@/widgets/period/like-for-like'
import { useIsOpen, usePeriod, useToday } from '@/widgets/period/use-period'
import { sentenceOf } from './sentence.ts'

type EnergyHeadlineProps = { readonly body: KpiBody; readonly site: Pick<Site, 'currency'> | undefined }

/** The energy of the period in one sentence, what is off now, and how far the data reach. */
export const EnergyHeadline = ({ body, site }: EnergyHeadlineProps) => {
  const [{ unit }] = usePeriod()
  const today = useToday()
  const cutNow = useCutNow()
  const held = useHeld()
  const isOpen = useIsOpen()
  return (
    <>
      {cutNow !== undefined && (
        <CutNotice>
          <CutNow />
        </CutNotice>
      )}
      <div className="flex items-start gap-3">
        <Zap aria-hidden className="mt-1 size-7 shrink-0 text-energy max-sm:size-6" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="text-balance font-semibold text-[1.1875rem] leading-6 tracking-tight sm:text-[1.375rem] sm:leading-[1.875rem]">
            {sentenceOf(body, site?.currency ?? '', likeForLike(body, unit, today), isOpen ? heldIn(held) : undefined)}
          </p>
          <div className="first-letter:uppercase">
            <Watermark body={body} />
          </div>
        </div>
      </div>
    </>
  )
}

const heldIn = ({ site, cost }: Held) => (site ? 'site' : cost ? 'meter' : undefined)
