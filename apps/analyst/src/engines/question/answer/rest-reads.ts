// In: a call about the level of a borehole, at rest or in pumping. Out: what is to be read for it, of its probe and its pump.
import { REST_WEEKS, restStretch } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { pumpAt } from '../understand/rest-level.ts'
import type { Read } from './read.ts'
import { stretchOf } from './stretch.ts'

/** Level and flow of the time that is asked about, else of the last days, in which it is seen which way the probe counts; then of the weeks, a point a day, where the level at rest is told. */
export const restReads = (call: CallOf<'series'>, facts: Facts): readonly Read[] => {
  const [probe = ''] = call.of
  const pump = pumpAt(facts.devices.find(({ id }) => id === probe) ?? { asset: null }, facts)?.id ?? ''
  const weeks = { ...restStretch(facts.now), points: 7 * REST_WEEKS }
  const isOfDays = call.asks === 'dynamic' || call.asks === 'drawdown' || call.asks === 'capacity'
  const days = stretchOf(isOfDays ? call.period : { unit: 'last-7d' }, facts)
  return [days, ...(isOfDays ? [] : [weeks])].flatMap((stretch): Read[] => [
    { read: 'series', device: probe, metric: 'level_m', ...stretch },
    { read: 'series', device: pump, metric: 'flow_m3h', ...stretch },
  ])
}
