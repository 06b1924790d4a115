// What was done during a walk, as properties speak of it.
import { overlaps } from './changes.ts'
import { SILENCES, type Trouble, type Walked } from './record.types.ts'
import { type Stay, spareMs } from './stays.ts'
import type { Duty } from './temporal.ts'

/**
 * Troubles in which nothing is heard. A gateway that stood still itself has what it was sent before to read when it works
 * again, and counts from then on how long its upstream has been silent.
 */
export const silencesOf = ({ troubles }: Walked): readonly Trouble[] =>
  troubles
    .filter(({ kind }) => SILENCES.some((one) => one === kind))
    .map((silence) => {
      if (silence.kind !== 'upstream frozen') return silence
      const thaws = troubles.filter(
        ({ kind, until }) => kind === 'gateway frozen' && until > silence.from && until < silence.until,
      )
      return { ...silence, from: Math.max(silence.from, ...thaws.map(({ until }) => until)) }
    })

/** Presses on the bell or its keys at a tab, and whether the panel stood open before. */
export const pressesOfBell = (
  stay: Stay,
  walked: Walked,
  answerMs: number,
): readonly (Duty & { readonly wasOpen: boolean })[] =>
  walked.deeds.flatMap(({ who, does, isDone, from, until }) => {
    const before = stay.spans.findLast((look) => look.from <= from)
    const isPress = who === stay.tab && isDone && /the bell$|Ctrl\+M$/.test(does)
    if (!isPress || before === undefined || from > stay.until) return []
    const wasOpen = before.panel !== null
    const due = until + answerMs + spareMs(walked, from, until + answerMs)
    return [{ from, withinMs: due - from, wasOpen, says: `the panel stays ${wasOpen ? 'open' : 'closed'}` }]
  })

/** Whether somebody pressed a button of the notice at a site, in any tab. */
export const isNoticePressed = ({ deeds }: Walked, site: string, from: number, until: number): boolean =>
  deeds.some((deed) => / notice$/.test(deed.does) && deed.site === site && overlaps(deed, from, until))

/** Moments at which a tab signed out of the site of a page that stood then; not those followed by a sign-in at once. */
export const signOutsDuring = (stay: Stay, { deeds, looks }: Walked, withinMs: number): readonly number[] => {
  const own = deeds.filter(({ isDone, site }) => isDone && site === stay.site)
  return own.flatMap(({ does, from, until }) => {
    if (does !== 'signs out' || from < stay.from || from > stay.until) return []
    const isIn = deeds.some(
      (deed) => /^signs in|^switches/.test(deed.does) && deed.isDone && overlaps(deed, from, until + withinMs),
    )
    const isOut = looks.some(
      (look) => look.site === stay.site && look.hasSignIn && overlaps(look, from, until + withinMs),
    )
    return isIn || !isOut ? [] : [until]
  })
}
