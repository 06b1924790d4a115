import type { ReactNode } from 'react'

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
}

type ShareBarsProps = {
  readonly label: string
  readonly shares: readonly Share[]
  /** of the amounts */
  readonly unit: string
}

/** Who took how much of a whole, one bar each on one scale; in the order given. */
export const ShareBars = ({ label, shares, unit }: ShareBarsProps) => (
  <ul aria-label={label} className="@container flex grow flex-col justify-around gap-y-2.5 px-4 pb-4 text-sm">
    {shares.map(({ id, name, amount, percent, length, fill }) => (
      <li
        key={id}
        className="grid @min-[30rem]:grid-cols-[minmax(0,10.5rem)_minmax(0,1fr)_auto] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1"
      >
        <span className="min-w-0">{name}</span>
        <span
          aria-hidden
          className="@max-[30rem]:order-last @max-[30rem]:col-span-2 h-3 overflow-hidden rounded-sm bg-sunken"
        >
          <span className={`block h-full rounded-sm ${fill}`} style={{ width: `${100 * length}%` }} />
        </span>
        <span className="grid grid-cols-[minmax(5.5rem,auto)_3rem] items-baseline gap-x-2 text-right tabular-nums">
          <span className="whitespace-nowrap font-semibold">
            {amount}
            <span className="font-normal text-muted text-xs">{`\u00a0${unit}`}</span>
          </span>
          <span className="whitespace-nowrap text-muted">{`${percent}\u00a0%`}</span>
        </span>
      </li>
    ))}
  </ul>
)
