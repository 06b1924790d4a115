import type { TariffShift } from '@vigie/contracts/rest/analyst'
import { Clock3 } from 'lucide-react'
import { PATHS } from '@/paths'
import { analyst } from '@/text/analyst'
import { iaEfficiency } from '@/text/ia-efficiency'
import { amount } from '@/widgets/findings/amount'
import { intervalOf } from '../efficiency/amounts.ts'
import { SHIFT_ANCHOR } from '../efficiency/shift-plan.tsx'
import { RowFrame } from './row-frame.tsx'

const words = analyst.overview

type ShiftRowProps = { readonly shift: TariffShift; readonly currency: string }

/** What another schedule of the pumps would save; only where that is stated. */
export const ShiftRow = ({ shift: { savingPerDay, daysCompared }, currency }: ShiftRowProps) => (
  <RowFrame
    to={`${PATHS.energyEfficiency}#${SHIFT_ANCHOR}`}
    icon={Clock3}
    tone="good"
    title={iaEfficiency.shift}
    of={words.simulatedOn(daysCompared)}
    act={words.shiftAct}
    figure={words.gained(amount(savingPerDay.value, currency))}
    interval={intervalOf(savingPerDay, currency)}
  />
)
