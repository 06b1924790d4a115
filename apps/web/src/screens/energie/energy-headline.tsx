import type { KpiBody, Site } from '@vigie/contracts/entities'
import { Zap } from 'lucide-react'
import { useDevices, useUnpowered } from '@/data'
import { CutNotice } from '@/ui/cut-notice'
import { costCauseWords } from '@/widgets/kpi/cost-cause'
import { CutNow } from '@/widgets/kpi/cut-now'
import type { Held } from '@/widgets/kpi/held'
import { useCutNow, useHeld } from '@/widgets/kpi/use-cut-now'
import { Watermark } from '@/widgets/kpi/watermark'
import { HeadlineLine } from '@/widgets/page/headline-line'
import { likeForLike } from '@/widgets/period/like-for-like'
import { useIsOpen, usePeriod, useToday } from '@/widgets/period/use-period'
import { energySentence } from './sentence.ts'

type EnergyHeadlineProps = { readonly body: KpiBody; readonly site: Pick<Site, 'currency' | 'tariff'> | undefined }

/** The energy of the period in one sentence, what is off now, and how far the data reach. */
export const EnergyHeadline = ({ body, site }: EnergyHeadlineProps) => {
  const [{ unit }] = usePeriod()
  const today = useToday()
  const cutNow = useCutNow()
  const held = useHeld()
  const { resting } = useHeld(body.period)
  const off = useUnpowered()
  const pumpsCut = (useDevices().data ?? []).filter(({ id, kind }) => kind === 'pump' && off.has(id)).length
  const isOpen = useIsOpen()
  const isHeld = isOpen && (heldIn(held) !== undefined || pumpsCut > 0)
  const why = isHeld ? null : costCauseWords(body, unit, site)
  return (
    <>
      {cutNow !== undefined && (
        <CutNotice>
          <CutNow />
        </CutNotice>
      )}
      <HeadlineLine
        icon={Zap}
        ink="text-energy"
        words={energySentence(body, site?.currency ?? '', likeForLike(body, unit, today), {
          ...(isOpen && { held: heldIn(held), pumpsCut, resting }),
        })}
      >
        {why !== null && <p className="text-sm first-letter:uppercase">{why}</p>}
        <div className="first-letter:uppercase">
          <Watermark body={body} />
        </div>
      </HeadlineLine>
    </>
  )
}

const heldIn = ({ site, cost }: Held) => (site ? 'site' : cost ? 'meter' : undefined)
