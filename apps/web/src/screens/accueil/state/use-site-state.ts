import type { Device, PeriodInput } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useCapability, useFeed, useKpis, useNow, useSources } from '@/data'
import { NIGHTS } from '@/widgets/leaks/leaks'
import { useAttention } from '../attention/use-attention.ts'
import { type Cause, causesOf } from './causes.ts'
import { type Sentence, sentenceOf } from './sentence.ts'

/** What the page says of the moment, whatever period it shows. */
export const TODAY: PeriodInput = { unit: 'day' }

export type SiteState = {
  readonly causes: readonly Cause[]
  readonly sentence: Sentence
  /** the figures that tell of water and nights are not read (yet) */
  readonly lacksFigures: boolean
  readonly power: { readonly told: number; readonly on: number }
}

/** The state of the site now: what needs watching, and the whole in one sentence; looked at each second. */
export const useSiteState = (devices: readonly Device[]): SiteState => {
  const attention = useAttention(devices)
  const today = useKpis(TODAY).data
  const nights = useKpis(NIGHTS).data
  const feed = useFeed()
  const now = useNow(1_000)
  const { board } = useSources().live
  const causes = useMemo(() => causesOf({ devices, attention, today, nights }), [devices, attention, today, nights])
  const told = devices.flatMap(({ id }) => board.status(id)?.powered ?? [])
  const power = { told: told.length, on: told.filter(Boolean).length }
  const lacksFigures = useCapability('kpis') !== false && (today === undefined || nights === undefined)
  const sentence = sentenceOf({ lacksFigures, causes, total: devices.length, power, water: today?.water, feed, now })
  return { causes, sentence, power, lacksFigures }
}
