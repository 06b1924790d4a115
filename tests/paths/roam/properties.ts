// What must hold, whatever people and the world do: each promise of the product once, held against the walk's own record
// of what was published, pressed and broken, and never against what the product remembers.
import { CADENCE_MS } from '../../harness/publisher.ts'
import { changesAt, changesToTell, isOf, lastArrival, numberOf, overlaps, restored } from './changes.ts'
import { isNoticePressed, pressesOfBell, signOutsDuring, silencesOf } from './happenings.ts'
import { TABS, type Walked } from './record.types.ts'
import { isLive, liveSince, looksAt, panelUses, type Stay, spareMs, staysOf } from './stays.ts'
import { all, always, type Duty, eventuallyWithin, type Finding, never, type Told, until } from './temporal.ts'

/** The promises, ms. */
const SIGN_MS = 3_000
const FRESH_MS = 2 * CADENCE_MS + 1_000
const TOLD_MS = 5_000
const LISTED_MS = 12_000
const ANSWER_MS = 2_000
const SIGNED_OUT_MS = 5_000
const LIVE_AGAIN_MS = 40_000

const NO_VALUE = '–'

export type Property = {
  readonly name: string
  readonly tell: (walked: Walked) => Told
}

const ofStays =
  (tell: (stay: Stay, walked: Walked, stays: readonly Stay[]) => Told) =>
  (walked: Walked): Told => {
    const stays = staysOf(walked)
    return all(stays.map((stay) => named(stay.tab, tell(stay, walked, stays))))
  }
const ofTabs =
  (tell: (tab: ReturnType<typeof looksAt>, walked: Walked) => Told) =>
  (walked: Walked): Told =>
    all(TABS.map((tab) => named(tab, tell(looksAt(walked, tab), walked))))
const named = (tab: string, { findings, openUntil }: Told): Told => ({
  findings: findings.map(({ at, says }): Finding => ({ at, says: `${tab}: ${says}` })),
  openUntil,
})

export const PROPERTIES: readonly Property[] = [
  {
    name: 'always: what is called fresh was measured by that device, at most two cadences ago',
    tell: ofStays((stay, walked) =>
      always(stay, (look) => {
        if (!isLive(look) || !look.isPainted) return null
        const lies = look.tiles.flatMap(({ name, value, freshness }) => {
          const sent = walked.published.get(stay.site)?.values.get(name)
          const shown = sent?.findLast((one) => one.value === numberOf(value))
          if (freshness !== 'fresh' || value === NO_VALUE) return []
          if (shown === undefined) return [`${name} says ${value}, which it never measured`]
          const ageMs = look.until - shown.ts
          return ageMs > FRESH_MS + spareMs(walked, shown.ts, look.until)
            ? [`${name} says ${value} and fresh, ${seconds(ageMs)} old`]
            : []
        })
        return lies[0] ?? null
      }),
    ),
  },
  {
    name: 'always: 3 s after the gateway, the upstream or the network fell silent, no page says that it is live',
    tell: ofStays((stay, walked) =>
      always(stay, (look) => {
        if (!isLive(look)) return null
        const silence = silencesOf(walked).find(({ from, until: over }) => {
          const end = Math.min(look.until, over)
          return look.from < over && end - from > SIGN_MS + spareMs(walked, from, end)
        })
        return silence === undefined ? null : `live ${seconds(look.until - silence.from)} after: ${silence.kind}`
      }),
    ),
  },
  {
    name: 'eventually within 40 s of the last trouble, every page is live again',
    tell: ofStays((stay, { troubles }) => {
      const last = Math.max(0, ...troubles.map(({ until: over }) => over))
      if (troubles.length === 0 || last < stay.from || last > stay.until) return all([])
      const duty: Duty = {
        from: last,
        withinMs: LIVE_AGAIN_MS,
        says: `not live again: ${stay.spans.at(-1)?.connection}`,
      }
      return eventuallyWithin(stay, [duty], isLive)
    }),
  },
  {
    name: 'eventually within 5 s of a live page, a power cut or its end is told by dot or panel, or the panel says that its list may be old',
    tell: ofStays((stay, walked, stays) => {
      const duties = changesToTell(stay, walked, stays, TOLD_MS)
      return eventuallyWithin(
        stay,
        duties,
        (look, change) =>
          look.hasDot || look.saysListIsOld || (look.panel?.some((item) => isOf(item, change)) ?? false),
      )
    }),
  },
  {
    name: 'always: a panel that stays open on a live page lists every power cut, or says that its list may be old',
    tell: ofStays((stay, walked) =>
      always(stay, (look) => {
        if (look.panel === null || look.saysListIsOld) return null
        const since = liveSince(stay, look)
        const due = look.until - LISTED_MS - spareMs(walked, look.until - LISTED_MS, look.until)
        if (since === null || since > due) return null
        const lost = changesAt(walked, stay.site).find(
          (change) =>
            change.ackedAt !== null && change.ackedAt <= due && !look.panel?.some((item) => isOf(item, change)),
        )
        return lost === undefined ? null : `${lost.device} ${lost.isOn ? 'on' : 'off'} is not in the list`
      }),
    ),
  },
  {
    name: 'never: a dot while nothing happened since the panel was last opened or closed',
    tell: ofStays((stay, walked, stays) => {
      const uses = panelUses(stays, stay.site)
      return never(stay, (look) => {
        const seenAt = uses.findLast((use) => use.until <= look.until - ANSWER_MS)?.until ?? stay.from
        const wasAway = stay.spans.some(
          (one) => !isLive(one) && one.until >= seenAt - TOLD_MS && one.from <= look.until,
        )
        if (!look.hasDot || wasAway || look.until - seenAt < ANSWER_MS + spareMs(walked, seenAt, look.until))
          return null
        const cause = changesAt(walked, stay.site).find(
          (change) => change.sentAt <= look.from && lastArrival(walked, change) + TOLD_MS >= seenAt,
        )
        return cause === undefined ? 'the dot is lit for nothing' : null
      })
    }),
  },
  {
    name: 'eventually within 2 s, a press on the bell or its keys opens or closes the panel',
    tell: ofStays((stay, walked) =>
      eventuallyWithin(
        stay,
        pressesOfBell(stay, walked, ANSWER_MS),
        ({ panel }, { wasOpen }) => (panel !== null) !== wasOpen,
      ),
    ),
  },
  {
    name: 'until: the notice of power cuts stays until somebody has seen it, or all have power again',
    tell: ofStays((stay, walked, stays) =>
      until(stay, {
        holds: ({ notice }) => notice !== null,
        released: (last, next) => {
          const since = last.until - ANSWER_MS - spareMs(walked, last.until - ANSWER_MS, next.from)
          return (
            panelUses(stays, stay.site).some((use) => overlaps(use, since, next.until)) ||
            isNoticePressed(walked, stay.site, since, next.from) ||
            restored(walked, stay, next.from) >= (last.notice ?? 0)
          )
        },
        says: ({ notice }) => `the notice of ${notice} goes away by itself`,
      }),
    ),
  },
  {
    name: 'never: two pages at once, the shell and the sign-in; nor a device named to who is signed out',
    tell: ofTabs((spans) =>
      never({ spans, isOver: false }, ({ hasShell, hasSignIn, named: names }) =>
        hasSignIn && hasShell
          ? 'shell and sign-in stand together'
          : hasSignIn && names.length > 0
            ? `${names[0]} beside the sign-in`
            : null,
      ),
    ),
  },
  {
    name: 'never: a device of another site, in a tile, a panel, a notice or a toast',
    tell: ofTabs((spans, { published }) =>
      never({ spans, isOver: false }, ({ site, named: names }) => {
        const foreign = names.find((name) => published.get(site)?.power.has(name) !== true)
        return foreign === undefined ? null : `${foreign} on a page of ${site}`
      }),
    ),
  },
  {
    name: 'eventually within 5 s of signing out in one tab, no tab of that site shows the shell',
    tell: ofStays((stay, walked) =>
      always(stay, (look) => {
        const end = signOutsDuring(stay, walked, SIGNED_OUT_MS).find(
          (at) => look.until - at > SIGNED_OUT_MS + spareMs(walked, at, look.until),
        )
        return end === undefined ? null : 'the shell stands although another tab signed out'
      }),
    ),
  },
  {
    name: 'always: one toast at a time, and no screen fails without a reason',
    tell: ofTabs((spans) =>
      always({ spans, isOver: false }, ({ toasts, isBroken }) =>
        toasts > 1 ? `${toasts} toasts` : isBroken ? 'an unexpected error' : null,
      ),
    ),
  },
]

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
