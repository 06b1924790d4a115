import { cn } from '@/ui/cn'

type ShareBarProps = {
  /** 0 to 1 of the track */
  readonly share: number
  readonly tone: 'water' | 'energy' | 'warn' | 'bad'
  /** a mark on the track, 0 to 1: what it was before, or today */
  readonly mark?: number | undefined
}

const FILLS = { water: 'bg-water', energy: 'bg-energy', warn: 'bg-warn', bad: 'bg-bad' } as const

/** A length beside figures that say it in words: decoration. */
export const ShareBar = ({ share, tone, mark }: ShareBarProps) => (
  <span
    aria-hidden
    className="relative block h-2.5 overflow-hidden rounded-full bg-sunken print:border print:border-line"
  >
    <span
      className={cn('absolute inset-y-0 left-0 min-w-0.5 rounded-full', FILLS[tone])}
      style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
    />
    {mark !== undefined && mark > 0 && mark <= 1 && (
      <span
        className="absolute inset-y-0 w-0.5 bg-ink outline outline-surface"
        style={{ left: `clamp(0px, ${100 * mark}% - 1px, 100% - 2px)` }}
      />
    )}
  </span>
)
