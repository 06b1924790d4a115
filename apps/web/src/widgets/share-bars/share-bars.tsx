import type { ReactNode } from 'react'
import { figureNotes } from '@/text/figure-notes'

/** One taker: its name, what it took as it is written, its share of the whole, and how long and in what colour its bar is. */
export type Share = {
  readonly id: string
  readonly name: ReactNode
  readonly amount: string
  /** « 35 »; '–' */
  readonly percent: string
  /** of the longest bar, 0 to 1 */
  readonly length: number
  /** a class */
  readonly fill: string
  /** the same over the stretch compared with, marked across its bar; null: there is nothing to compare with */
  readonly before: { readonly length: number; readonly said: string } | null
}

type ShareBarsProps = {
  readonly label: string
  readonly shares: readonly Share[]
  /** of the amounts */
  readonly unit: string
  /** what the marks are of, in words */
  readonly compared: string
}

/** Who took how much of a whole, one bar each on one scale; in the order given. */
export const ShareBars = ({ label, shares, unit, compared }: ShareBarsProps) => (
  <div className="flex grow flex-col gap-3 px-4 pb-4">
    <ul aria-label={label} className="@container flex grow flex-col justify-around gap-y-2.5 text-sm">
      {shares.map(({ id, name, amount, percent, length, fill, before }) => (
        <li
          key={id}
          title={before === null ? undefined : figureNotes.comparedWith(compared, before.said)}
          className="grid @min-[30rem]:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1"
        >
          <span className="min-w-0">{name}</span>
          <span
            aria-hidden
            className="@max-[30rem]:order-last @max-[30rem]:col-span-2 relative h-3 border-line-strong border-l"
          >
            <span className={`block h-full rounded-sm ${fill}`} style={{ width: `${100 * length}%` }} />
            {before !== null && (
              <span
                className="absolute -inset-y-0.5 -ml-px w-0.5 bg-ink"
                style={{ left: `${100 * Math.min(1, before.length)}%` }}
              />
            )}
          </span>
          <span className="grid grid-cols-[minmax(5rem,auto)_3rem] items-baseline gap-x-2 text-right tabular-nums">
            <span className="whitespace-nowrap font-semibold">
              {amount}
              <span className="font-normal text-muted text-xs">{`\u00a0${unit}`}</span>
            </span>
            <span className="whitespace-nowrap text-muted">{`${percent}\u00a0%`}</span>
            {before !== null && <span className="sr-only">{figureNotes.comparedWith(compared, before.said)}</span>}
          </span>
        </li>
      ))}
    </ul>
    {shares.some(({ before }) => before !== null) && (
      <p className="flex items-center gap-1.5 text-2xs text-muted">
        <span aria-hidden className="h-3.5 w-0.5 bg-ink" />
        {compared}
      </p>
    )}
  </div>
)
