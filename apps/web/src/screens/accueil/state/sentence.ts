// In: what needs watching, how long the water lasts, what is known of the power. Out: the state of the site in one sentence.
import type { KpiBody } from '@vigie/contracts/entities'
import { formatMomentMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { autonomyLength } from '@/widgets/kpi/autonomy-words'
import { formatFigure } from '@/widgets/kpi/figure'
import type { Waiting } from '@/widgets/site-state/cause-alarms'
import { causeWords } from '@/widgets/site-state/cause-words'
import type { Cause, TankCause } from '@/widgets/site-state/causes'
import type { Sentence } from '@/widgets/site-state/site-state'

const { state: words } = accueil

type Known = Waiting & {
  readonly causes: readonly Cause[]
  /** devices that say whether they have power, and those that have */
  readonly power: { readonly told: number; readonly on: number }
  readonly water: Pick<KpiBody['water'], 'autonomyHours' | 'autonomyEndsAt'> | undefined
  /** whether the figures were read: what follows from them is else not known; false of a platform that has none */
  readonly lacksFigures: boolean
  /** what the cut sources gave when they lost their power */
  readonly lostM3h: number
  readonly feed: { readonly trusted: boolean; readonly since: number | null }
  /** epoch ms */
  readonly now: number
}

/** « Tout est alimenté · 31 h d’autonomie · rien à surveiller », or what is wrong and since when. */
export const sentenceOf = (known: Known): Sentence => {
  const { causes, feed, now } = known
  if (!feed.trusted)
    return {
      tone: 'frozen',
      text: feed.since === null ? words.loading : words.frozen(formatMomentMinute(feed.since, now)),
    }
  const worst = causes[0]
  return worst?.severity === 'critical'
    ? { tone: 'critical', text: troubled(worst, known) }
    : { tone: worst === undefined && !known.lacksFigures && known.waiting === 0 ? 'calm' : 'check', text: calm(known) }
}

const calm = ({ causes, power, water, lacksFigures, waiting, returned, now }: Known): string =>
  [
    power.told === 0
      ? words.powerUnknown
      : power.on === power.told
        ? words.powered
        : words.partly(power.on, power.told),
    ...(water?.autonomyHours == null ? [] : [words.autonomy(autonomyLength(water, now))]),
    ...(lacksFigures
      ? [words.lacksFigures]
      : causes.length > 0
        ? [words.some(causes.length)]
        : waiting === 0
          ? [words.nothing]
          : []),
    ...(waiting === 0 ? [] : [words.toAcknowledge(waiting, returned)]),
  ].join('\u00a0· ')

const troubled = (worst: Cause, { causes, now, lostM3h, waiting, returned }: Known): string => {
  const { title } = causeWords(worst, now)
  const since = worst.since === null ? '' : words.since(formatMomentMinute(worst.since, now))
  // how many have power stands right below; what that means is said here
  const lost = worst.kind === 'power' && lostM3h > 0 ? words.flowLost(formatFigure(lostM3h, 'nightFlowM3h')) : ''
  const first = `${title}${since}${lost}.`
  const tank = causes.find((cause): cause is TankCause => cause.kind === 'empty')
  return [
    first,
    ...(tank === undefined || tank === worst ? [] : [`${causeWords(tank, now).title}.`]),
    ...(waiting === 0 ? [] : [`${words.toAcknowledge(waiting, returned)}.`]),
  ].join(' ')
}
