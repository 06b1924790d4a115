// In: what needs watching of the sources, what its pumps do and give. Out: how the sources stand, in one sentence.
import type { KpiBody } from '@vigie/contracts/entities'
import { formatMomentMinute, formatQuantity } from '@/text'
import { eau } from '@/text/eau'
import { STILL_M3H } from '@/widgets/device-tile/asset-state'
import type { Pumps } from '@/widgets/kpi/use-pumps'
import type { Cause } from '@/widgets/site-state/causes'
import { sentenceOf } from '@/widgets/site-state/sentence-parts'
import type { Sentence } from '@/widgets/site-state/site-state'
import { pumpWords } from '../state/sentence.ts'

const { state: words, sources } = eau

type Known = {
  readonly causes: readonly Cause[]
  readonly pumps: Pumps
  /** the names of its pumps that have no power */
  readonly cut: readonly string[]
  /** figures of today; undefined: not known (yet), or not offered */
  readonly today: Pick<KpiBody, 'plan'> | undefined
  /** what all sources give now, m³/h; null: of one of them that is not known */
  readonly flowM3h: number | null
  readonly feed: { readonly trusted: boolean; readonly since: number | null }
  /** epoch ms */
  readonly now: number
}

/** « 1 pompe coupée : Forage Nord · 2 pompes sur 3 en marche, 85,2 m³/h en tout · 1 point à surveiller » */
export const sourcesSentence = ({ causes, pumps, cut, today, flowM3h, feed, now }: Known): Sentence => {
  if (!feed.trusted)
    return {
      tone: 'frozen',
      text: feed.since === null ? words.loading : words.frozen(formatMomentMinute(feed.since, now)),
    }
  const [worst] = causes
  const doing = [
    ...pumpWords({ causes, pumps, today, now }),
    // that pumps at rest give nothing needs no word
    ...(flowM3h === null || (flowM3h <= STILL_M3H && pumps.on === 0 && pumps.told > 0)
      ? []
      : [flowM3h > STILL_M3H ? sources.give(formatQuantity(flowM3h, 'flow_m3h')) : sources.giveNothing]),
  ].join(', ')
  const parts = [
    ...(cut.length === 0 ? [] : [sources.cut(cut)]),
    ...(doing === '' ? [] : [doing]),
    worst === undefined ? words.nothing : sources.watch(causes.length),
  ]
  return { tone: worst?.severity ?? 'calm', text: sentenceOf(parts) }
}
