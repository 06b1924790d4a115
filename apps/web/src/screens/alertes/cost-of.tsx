import type { Alarm } from '@vigie/contracts/entities'
import { latePart } from '@/widgets/late/late-part'

const Cost = latePart(async () => (await import('./found-cost.tsx')).FoundCost)

/** What the leak of an alarm costs; of any other alarm nothing is asked for. */
export const CostOf = ({ alarm }: { readonly alarm: Alarm }) =>
  alarm.condition === 'night-flow' ? <Cost alarm={alarm} placeholder={null} failure={null} /> : null
