import type { Outlook } from '../rhythm/outlook.ts'

type BulletBarProps = {
  readonly outlook: Outlook
  /** the end of the scale that all sectors share */
  readonly most: number
  readonly isOpen: boolean
}

/** What is consumed, what it leads to, and the budget on one scale: decoration beside the figures that say so. */
export const BulletBar = ({ outlook: { value, limit, projected }, most, isOpen }: BulletBarProps) => {
  const at = (amount: number) => `${Math.min(100, (100 * amount) / most)}%`
  const used = value ?? 0
  const end = Math.max(projected ?? used, used)
  const over = limit === null ? 0 : Math.max(0, end - limit.whole)
  return (
    <span aria-hidden className="relative block h-5">
      <span className="absolute inset-x-0 inset-y-1 rounded-sm bg-sunken print:border" />
      <span className="absolute inset-y-1 left-0 rounded-sm bg-water/40" style={{ width: at(end - over) }} />
      <span
        className="absolute inset-y-1 left-0 min-w-0.5 rounded-sm bg-water"
        style={{ width: at(Math.min(used, end - over)) }}
      />
      {limit !== null && over > 0 && (
        <span
          className="hatch absolute inset-y-1 rounded-r-sm text-warn"
          style={{ left: at(limit.whole), width: at(over) }}
        />
      )}
      {limit !== null && limit.byNow !== null && isOpen && (
        <span
          className="-ml-px absolute inset-y-0 border-ink border-l-2 outline outline-surface"
          style={{ left: at(limit.byNow) }}
        />
      )}
      {limit !== null && (
        <span className="dash-mark -ml-px absolute inset-y-0 w-0.5" style={{ left: at(limit.whole) }} />
      )}
    </span>
  )
}
