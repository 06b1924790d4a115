// In: what was true, and what the wall showed. Out: every moment at which it said what was not so.
import type { Outage } from '../../harness/outages.ts'
import { CADENCE_MS, type Published, type Sent } from '../../harness/publisher.ts'
import type { Lie, LieKind, Look, Tile } from './truth.types.ts'

/** The promise (R12.2): a sign within so long of a freeze and of a death, ms. */
const SIGN_MS = { frozen: 3_000, dead: 1_000 } as const
/** Of the looks themselves, ten a second, and of the page that is looked at, ms. */
const LOOK_MS = 250
/** What is acknowledged is shown so long after, at most, ms. */
const SHOWN_MS = 3_000
/** After a repair the latest values come within so long; until then those shown may be old, and say so, ms. */
const CONVERGED_MS = 2_000
/** A value is fresh for two cadences; the wall looks once a second whether it still is, ms. */
const FRESH_MS = 2 * CADENCE_MS + 1_000 + LOOK_MS
/** What names the culprit has changed once more when a connection that was given up is made again, ms. */
const WORDS_MS = 2_000
const AGE_WITHIN_S = 2.5

const CULPRITS = {
  gateway: /^Passerelle (muette|injoignable)/,
  upstream: /^La passerelle répond, pas la plateforme|^La plateforme /,
} as const

/** Everything that the wall said and that was not so. */
export const judge = (looks: readonly Look[], published: Published, outages: readonly Outage[]): readonly Lie[] => [
  ...looks.filter(({ link }) => link === null).map((look) => lie('no wall', look.from, look.title)),
  ...outages.flatMap((outage) => underOutage(looks, outage, outages)),
  ...looks.flatMap((look, index) => {
    const liveFor = look.link === 'live' ? look.until - liveSince(looks, index) : 0
    return look.tiles.flatMap((tile) => tileLies(look, tile, published, liveFor))
  }),
]

/** When the wall came back to being live, as it stood there in this look. */
const liveSince = (looks: readonly Look[], index: number): number => {
  const lost = looks.slice(0, index).findLastIndex(({ link }) => link !== 'live')
  return looks[lost + 1]?.from ?? 0
}

const lie = (kind: LieKind, at: number, what: string): Lie => ({ at, kind, what })

/** Once the sign is due, every look has it, on the whole and on each value, and says who failed. */
const underOutage = (looks: readonly Look[], outage: Outage, all: readonly Outage[]): readonly Lie[] => {
  const due = outage.from + SIGN_MS[outage.kind] + LOOK_MS
  const isAlone = all.every(
    (other) => other === outage || other.until + WORDS_MS < outage.from || other.from > outage.until,
  )
  return looks.flatMap((look) => {
    const at = Math.max(due, look.from)
    if (look.until < due || at > outage.until || look.link === null) return []
    const who = `${outage.victim} ${outage.kind} for ${((at - outage.from) / 1_000).toFixed(1)} s`
    if (look.link === 'live') return [lie('live while frozen or dead', at, `${who}: ${look.title}`)]
    return [
      ...(look.unsigned > 0 ? [lie('unsigned value', at, `${who}: ${look.unsigned} on ${look.scene}`)] : []),
      ...(isAlone && look.from > due + WORDS_MS && !CULPRITS[outage.victim].test(look.cause)
        ? [lie('wrong culprit', at, `${who}: ${look.cause}`)]
        : []),
    ]
  })
}

const tileLies = (look: Look, tile: Tile, { values, power }: Published, liveFor: number): readonly Lie[] => {
  const sent = values.get(tile.name)
  if (sent === undefined) return [lie('never published', look.from, `no device is called ${tile.name}`)]
  const shown = tile.value === '–' ? null : sent.find(({ value }) => value === numberOf(tile.value))
  if (shown === undefined) return [lie('never published', look.from, `${tile.name}: ${tile.value}`)]
  if (look.link !== 'live') return shown === null ? [] : datedLies(look, tile, shown, sent)
  const wasOn = power.get(tile.name)?.findLast(({ sentAt }) => sentAt <= look.until)
  const isSettled = wasOn?.ackedAt != null && wasOn.ackedAt <= look.until - SHOWN_MS
  const isWrong = isSettled && (tile.power === 'on') !== wasOn.isOn
  return [
    ...(isWrong
      ? [lie('wrong power', look.until, `${tile.name}: ${tile.power}, is ${wasOn.isOn ? 'on' : 'off'}`)]
      : []),
    ...(shown === null || tile.freshness !== 'fresh' ? [] : freshLies(look, tile, shown)),
    ...(shown !== null &&
    (tile.freshness === 'fresh' || liveFor > CONVERGED_MS) &&
    isBehind(sent, shown, look.until - SHOWN_MS)
      ? [lie('behind', look.until, `${tile.name}: ${tile.value} of ${secondsSince(shown.ts, look.until)} s ago`)]
      : []),
  ]
}

const freshLies = (look: Look, tile: Tile, shown: Sent): readonly Lie[] => {
  const age = /^âge (\d+) s$/.exec(tile.age)?.[1]
  const isOff = age === undefined || Math.abs(Number(age) - (look.until - shown.ts) / 1_000) > AGE_WITHIN_S
  return [
    ...(look.until - shown.ts > FRESH_MS
      ? [lie('passes for fresh', look.until, `${tile.name}: ${secondsSince(shown.ts, look.until)} s old`)]
      : []),
    ...(isOff
      ? [lie('wrong age', look.until, `${tile.name}: « ${tile.age} », is ${secondsSince(shown.ts, look.until)} s`)]
      : []),
  ]
}

/** A value under the sign of a lost link: of the moment it is dated, and no older than the banner says all of it is. */
const datedLies = (look: Look, tile: Tile, shown: Sent, sent: readonly Sent[]): readonly Lie[] => {
  const own = clockTimeIn(tile.age, look.from)
  const whole = clockTimeIn(look.dated, look.from)
  return [
    ...(tile.freshness === 'frozen' && (own === null || Math.abs(own - Math.floor(shown.ts / 1_000) * 1_000) > 1_000)
      ? [
          lie(
            'wrong date',
            look.from,
            `${tile.name}: « ${tile.age} », measured ${secondsSince(shown.ts, look.from)} s ago`,
          ),
        ]
      : []),
    ...(whole !== null && isBehind(sent, shown, whole - SHOWN_MS)
      ? [lie('wrong date', look.from, `« ${look.dated} », but ${tile.name} is older`)]
      : []),
  ]
}

const isBehind = (sent: readonly Sent[], shown: Sent, at: number): boolean =>
  sent.some(({ ts, ackedAt }) => ts > shown.ts && ackedAt !== null && ackedAt <= at)

const HOUR_MS = 3_600_000
/** « …14:02:10… »: the latest moment up to now whose minutes and seconds are these, whatever the time zone. */
const clockTimeIn = (text: string, now: number): number | null => {
  const found = /\d{2}:(\d{2}):(\d{2})/.exec(text)
  if (found === null) return null
  const within = (Number(found[1]) * 60 + Number(found[2])) * 1_000
  const ago = ((((now % HOUR_MS) - within) % HOUR_MS) + HOUR_MS) % HOUR_MS
  // a second ahead is rounding, not an hour ago
  return ago > HOUR_MS - 2_000 ? now + HOUR_MS - ago : now - ago
}

const numberOf = (text: string): number => Number(text.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.'))
const secondsSince = (then: number, now: number): string => ((now - then) / 1_000).toFixed(1)
