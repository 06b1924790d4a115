import type { KpiBody, TariffSlot } from '@vigie/contracts/entities'
import { cn } from '@/ui/cn'

export const SLOT_ORDER: readonly TariffSlot[] = ['off-peak', 'standard', 'peak']
/** Greys, as all that is bought from the grid: the darker, the dearer; and amber for the sun. */
export const SLOT_FILLS: Readonly<Record<TariffSlot | 'solar', string>> = {
  'off-peak': 'bg-line-strong/45',
  standard: 'bg-line-strong',
  peak: 'bg-ink/75',
  solar: 'bg-energy-fill',
}

type BySlot = KpiBody['energy']['bySlot']

/** What was bought in each slot, the cheapest first; a slot of which nothing is known is left out. */
export const slotsInOrder = (bySlot: BySlot): BySlot =>
  SLOT_ORDER.flatMap((slot) => bySlot.find((one) => one.slot === slot) ?? [])

type SlotBarProps = {
  /** in the order in which they are drawn */
  readonly slots: BySlot
  readonly of: 'energyKwh' | 'cost'
  readonly className?: string
}

/** The share of each slot in all that was bought; what it stands for is written beside it. */
export const SlotBar = ({ slots, of, className }: SlotBarProps) => {
  const total = slots.reduce((sum, one) => sum + one[of], 0)
  return (
    <div aria-hidden className={cn('flex gap-0.5 overflow-hidden', className)}>
      {slots.map((one) => (
        <span
          key={one.slot}
          className={cn('min-w-0.5', SLOT_FILLS[one.slot])}
          style={{ width: `${(100 * one[of]) / total}%` }}
        />
      ))}
    </div>
  )
}
