import { cn } from '@/ui/cn'

type BulletProps = {
  /** the value, in the unit of the others; null: nothing is drawn of it */
  readonly value: number | null
  /** where it is going, drawn lighter behind it */
  readonly projected?: number | null
  /** what it is held against now: a full mark */
  readonly mark?: number | null | undefined
  /** what it is held against in the end: a dashed mark */
  readonly end?: number | null | undefined
  readonly tone: 'water' | 'energy' | 'warn' | 'bad'
  readonly className?: string
}

const FILLS = { water: 'bg-water', energy: 'bg-energy-fill', warn: 'bg-warn', bad: 'bg-bad' } as const
const ROOM = 1.08

/** A value against what was planned of it, on one scale: decoration beside the words that say the same. */
export const Bullet = ({ value, projected = null, mark = null, end = null, tone, className }: BulletProps) => {
  const most = Math.max(value ?? 0, projected ?? 0, mark ?? 0, end ?? 0) * ROOM
  // against what is not known yet nothing is drawn
  if (most <= 0 || value === null)
    return <span aria-hidden className={cn('block h-3 rounded-sm bg-sunken', className)} />
  const place = (at: number) => `${(100 * Math.max(0, at)) / most}%`
  return (
    <span aria-hidden className={cn('relative block h-3 rounded-sm bg-sunken', className)}>
      {projected !== null && (
        <span
          className={cn('absolute inset-y-0 left-0 rounded-sm opacity-35', FILLS[tone])}
          style={{ width: place(projected) }}
        />
      )}
      {value !== null && (
        <span className={cn('absolute inset-y-0 left-0 rounded-sm', FILLS[tone])} style={{ width: place(value) }} />
      )}
      {mark !== null && (
        <span className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-ink" style={{ left: place(mark) }} />
      )}
      {end !== null && (
        <span
          className="absolute -inset-y-1 w-0 -translate-x-1/2 border-ink border-l-2 border-dashed"
          style={{ left: place(end) }}
        />
      )}
    </span>
  )
}
