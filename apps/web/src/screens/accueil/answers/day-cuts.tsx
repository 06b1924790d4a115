import { DAY_MS, type KpiBody, type Outage } from '@vigie/contracts/entities'

type DayCutsProps = {
  readonly period: KpiBody['period']
  readonly outages: readonly Outage[]
  /** epoch ms */
  readonly now: number
}

/** The day as a band: what is over in grey, power cuts in red, what is to come left open. */
export const DayCuts = ({ period, outages, now }: DayCutsProps) => {
  const length = Math.max(1, period.to - period.from)
  const place = (at: number) => (100 * (Math.min(Math.max(at, period.from), period.to) - period.from)) / length
  return (
    <span
      aria-hidden
      className="relative block h-3 overflow-hidden rounded-sm border border-line border-dashed"
      data-day={Math.round(length / DAY_MS)}
    >
      <span className="absolute inset-y-0 left-0 bg-line-strong/35" style={{ width: `${place(now)}%` }} />
      {outages.map(({ device, from, to }) => (
        <span
          key={`${device}/${from}`}
          className="absolute inset-y-0 min-w-0.5 bg-bad"
          style={{ left: `${place(from)}%`, width: `${place(to ?? now) - place(from)}%` }}
        />
      ))}
    </span>
  )
}
