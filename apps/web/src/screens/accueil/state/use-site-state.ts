import type { Device, PeriodInput } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useFeed, useKpis, useNow, useSources } from '@/data'
import { NIGHTS } from '@/widgets/leaks/leaks'
import { useAttention } from '../attention/use-attention.ts'
import { type Cause, causesOf, type Power } from './causes.ts'
import { type Sentence, sentenceOf } from './sentence.ts'

/** What the page says of the moment, whatever period it shows. */
export const TODAY: PeriodInput = { unit: 'day' }

export type SiteState = {
  readonly causes: readonly Cause[]
  readonly sentence: Sentence
  /** the figures that tell of water and nights are not read (yet) */
  readonly lacksFigures: boolean
  /** nothing is known to be wrong, and the first figures that may say so are on their way */
  readonly isFirstRead: boolean
  readonly power: Power
}

/** The state of the site now: what needs watching, and the whole in one sentence; looked at each second. */
export const useSiteState = (devices: readonly Device[]): SiteState => {
  const attention = useAttention(devices)
  const { data: today, isLoading: readsToday } = useKpis(TODAY)
  const { data: nights, isLoading: readsNights } = useKpis(NIGHTS)
  const feed = useFeed()
  const now = useNow(1_000)
  const { board } = useSources().live
  const powered = devices.flatMap(({ id }) => board.status(id)?.powered ?? [])
  const told = powered.length
  const on = powered.filter(Boolean).length
  const power = useMemo(() => ({ told, on }), [told, on])
  const causes = useMemo(
    () => causesOf({ devices, attention, power, today, nights }),
    [devices, attention, power, today, nights],
  )
  const lacksFigures = useCapability('kpis') !== false && (today === undefined || nights === undefined)
  const sentence = sentenceOf({ lacksFigures, causes, total: devices.length, power, water: today?.water, feed, now })
  const isFirstRead = causes.length === 0 && (readsToday || readsNights)
  return { causes, sentence, power, lacksFigures, isFirstRead }
}
