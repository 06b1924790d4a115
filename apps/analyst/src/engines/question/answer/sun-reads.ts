// In: a call why the sun gave, or had a share, as it did. Out: the sunshine to read, of its period and of what that is set against.
import type { Device } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { periodBefore, yearBefore } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import type { Read } from './read.ts'
import { stretchOf } from './stretch.ts'

type Why = CallOf<'why'>

/** Whether it is the sun alone that is asked about, and not what is usual of it. */
export const isOfSun = ({ figure, of, asks }: Why): boolean =>
  of === 'site' && asks === undefined && (figure === 'solarSharePct' || figure === 'solarKwh')

/** What measures the sunshine; panels that do where no sensor does. */
const lightOf = ({ devices }: Facts): Device | undefined => {
  const those = devices.filter(({ metrics }) => metrics.some(({ id }) => id === 'irradiance_wm2'))
  return those.find(({ kind }) => kind === 'sensor') ?? those[0]
}

/** The sunshine of both times, in this order; none where the site measures none. */
export const sunReads = (call: Why, facts: Facts): readonly Read[] => {
  const device = lightOf(facts)?.id
  const before = stretchBefore(call, facts)
  if (!isOfSun(call) || device === undefined || before === null) return []
  return [stretchOf(call.period, facts), before].map(
    (stretch): Read => ({ read: 'series', device, metric: 'irradiance_wm2', ...stretch }),
  )
}

/** As long of the time compared with as has run of the period. */
const stretchBefore = ({ period, against }: Why, facts: Facts) => {
  if (typeof against === 'object') return stretchOf(against, facts)
  const { from, to } = stretchOf(period, facts)
  if (period.unit.startsWith('last-')) return { from: from - (to - from), to: from }
  const before = against === 'year' ? yearBefore(period) : periodBefore(period, facts.today)
  if (before === null) return null
  const whole = stretchOf(before, facts)
  return { from: whole.from, to: to < facts.now ? whole.to : Math.min(whole.to, whole.from + (to - from)) }
}
