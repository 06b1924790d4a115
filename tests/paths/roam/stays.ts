// What of a record belongs together: the looks at a tab, and its stays.
import { type Look, TABS, type Tab, type Walked } from './record.types.ts'
import type { Span, Trace } from './temporal.ts'

/** A tab in which the shell of one site stands without a break: the charts of a session live as long. */
export type Stay = Trace<Look> & {
  readonly tab: Tab
  readonly site: string
  readonly from: number
  readonly until: number
}

/** A tab that is not heard for so long is gone: it has left the product, or its browser shows an error of its own, ms. */
const GONE_MS = 1_500

/** All looks at a tab. */
export const looksAt = ({ looks }: Walked, tab: Tab): readonly Look[] => looks.filter((look) => look.tab === tab)

export const staysOf = (walked: Walked): readonly Stay[] =>
  TABS.flatMap((tab) => {
    const looks = looksAt(walked, tab)
    const groups: Look[][] = []
    for (const [index, look] of looks.entries()) {
      if (!look.hasShell) continue
      const before = looks[index - 1]
      const goesOn = before?.hasShell && before.life === look.life && before.site === look.site
      if (goesOn) groups.at(-1)?.push(look)
      else groups.push([look])
    }
    return groups.flatMap((spans) => {
      const [first, last] = [spans[0], spans.at(-1)]
      if (first === undefined || last === undefined) return []
      const isOver = last !== looks.at(-1) || walked.endsAt - last.until > GONE_MS
      return [{ tab, site: first.site, from: first.from, until: last.until, spans, isOver }]
    })
  })

export const isLive = ({ connection }: Look): boolean => connection === 'live'

/** Since when the page said that it is live without a break, as it stood at this look; null: it does not say so. */
export const liveSince = ({ spans }: Stay, look: Look): number | null => {
  if (!isLive(look)) return null
  const lost = spans.findLast((one) => one.from < look.from && !isLive(one))
  return lost === undefined ? (spans[0]?.from ?? null) : lost.until
}

/**
 * When the panel of notifications was opened or closed at a site, in any tab: what is seen then is seen. It happened
 * between two looks at its tab, so another tab may be seen to have heard of it before that tab is seen to have done it.
 */
export const panelUses = (stays: readonly Stay[], site: string): readonly Span[] =>
  stays
    .filter((stay) => stay.site === site)
    .flatMap(({ spans }) =>
      spans.flatMap((look, index) => {
        const before = spans[index - 1]
        const isUse = before !== undefined && (before.panel === null) !== (look.panel === null)
        return isUse ? [{ from: before.until, until: look.from }] : []
      }),
    )
    .sort((one, other) => one.until - other.until)

/** Of the looks themselves, ten a second, ms. */
const LOOK_MS = 400
/** What a promise may be late beside its time: by the looks, and by as much as the machine itself stood still, ms. */
export const spareMs = ({ stalls }: Walked, from: number, until: number): number =>
  LOOK_MS +
  stalls.reduce((sum, stall) => sum + Math.max(0, Math.min(until, stall.until) - Math.max(from, stall.from)), 0)
