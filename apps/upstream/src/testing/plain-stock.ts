import type { PlainFacts } from './plain-facts.ts'
import { HOUR } from './week-farm.ts'

const WEEKS = 4 * 7 * 24 * HOUR

/** How long a stock lasts if nothing flows in any more, hour by hour, by what is usually drawn in the same hours. */
export const plainStock = (facts: PlainFacts, until: number) => {
  const usual = new Map<string, number>()
  /** The mean of what a sector took in the same hours on the wall of the same weekdays of the last four weeks. */
  const drawn = (sector: string, hour: number): number => {
    const { weekday, hour: wanted } = facts.clock(hour)
    const key = `${sector} ${weekday} ${wanted}`
    const known = usual.get(key)
    if (known !== undefined) return known
    const last = Math.floor(until / HOUR) * HOUR
    const same: number[] = []
    for (let from = last - WEEKS; from < last; from += HOUR) {
      const at = facts.clock(from)
      if (at.weekday !== weekday || at.hour !== wanted) continue
      same.push(facts.counted(`${sector}/volume_m3`, { from, to: from + HOUR }) ?? Number.NaN)
    }
    const read = same.filter((value) => !Number.isNaN(value))
    usual.set(key, facts.sum(read) / read.length)
    return usual.get(key) ?? 0
  }
  const of = (sectors: readonly string[], hour: number) => facts.sum(sectors.map((sector) => drawn(sector, hour)))

  const endOf = (sectors: readonly string[], volumeM3: number, at: number): number => {
    let [left, now] = [volumeM3, at]
    for (;;) {
      const hour = Math.floor(now / HOUR) * HOUR
      const perMs = of(sectors, hour) / HOUR
      const next = hour + HOUR
      if (perMs * (next - now) >= left) return now + left / perMs
      left -= perMs * (next - now)
      now = next
    }
  }
  return { endOf }
}
