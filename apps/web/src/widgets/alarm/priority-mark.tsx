import type { AlarmPriority } from '@vigie/contracts/entities'
import { ALARM_PRIORITY_NAMES } from '@vigie/contracts/words'

/** Each priority has a shape, a numeral, a word and a colour of its own: none of them says it alone. */
const LOOKS: Record<AlarmPriority, { readonly shape: string; readonly style: string; readonly ink: string }> = {
  critical: {
    shape: 'M8.6 2h6.8L22 8.6v6.8L15.4 22H8.6L2 15.4V8.6Z',
    style: 'fill-critical stroke-critical',
    ink: 'fill-surface',
  },
  high: { shape: 'M12 2.5 22.5 21.5H1.5Z', style: 'fill-high stroke-high', ink: 'fill-[#15202b]' },
  medium: { shape: 'M12 1.5 22.5 12 12 22.5 1.5 12Z', style: 'fill-none stroke-medium', ink: 'fill-medium' },
  low: { shape: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z', style: 'fill-none stroke-low', ink: 'fill-low' },
}
/** A bar in the colour of a priority. */
export const PRIORITY_BARS = { critical: 'bg-critical', high: 'bg-high', medium: 'bg-medium', low: 'bg-low' } as const
const NUMERALS: Record<AlarmPriority, string> = { critical: '1', high: '2', medium: '3', low: '4' }

/** Each filled, where no numeral stands in it. */
const FILLS: Record<AlarmPriority, string> = {
  critical: 'fill-critical stroke-critical',
  high: 'fill-high stroke-high',
  medium: 'fill-medium stroke-medium',
  low: 'fill-low stroke-low',
}

type PriorityMarkProps = {
  readonly priority: AlarmPriority
  readonly size?: number
  /** beside a count, which its numeral would be read with, and where a numeral would be too small to read */
  readonly isBare?: boolean
}

/** The mark of a priority; its name is for screen readers, where no word stands beside it. */
export const PriorityMark = ({ priority, size = 24, isBare = false }: PriorityMarkProps) => {
  const { shape, style, ink } = LOOKS[priority]
  return (
    <svg
      role="img"
      aria-label={ALARM_PRIORITY_NAMES[priority]}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className="shrink-0"
    >
      <path d={shape} strokeWidth="2" strokeLinejoin="round" className={isBare ? FILLS[priority] : style} />
      {!isBare && (
        <text
          x="12"
          y={priority === 'high' ? 19 : 16.3}
          textAnchor="middle"
          className={`font-bold text-[12.5px] ${ink}`}
        >
          {NUMERALS[priority]}
        </text>
      )}
    </svg>
  )
}
