// In: events of the live feed, and whether it is live. Out: to the chart of the debrief, when something was last heard
// live, and when it is again.
import { LIVE_TIMING, type LiveEvent } from '@vigie/contracts/live'
import type { DebriefEvent, DebriefLoss, DebriefPosition } from '@vigie/machines/debrief'
import { liveFeedView } from '@vigie/machines/live-feed'
import type { LiveFeedActor } from '@/actors/live-feed'

type AbsencesOptions = {
  readonly feed: Pick<LiveFeedActor, 'subscribe'>
  readonly send: (event: DebriefEvent) => void
  /** whether the page begins in an absence: it was loaded again before somebody had seen the last one */
  readonly beginsAway: boolean
  /** where that absence was over, if it was before the page was loaded again */
  readonly end: DebriefLoss['until']
  /** the server's time, ms since 1970 */
  readonly now: () => number
}

/** Only what was heard while the feed was live counts as seen: a picture that comes after it does not say what happened. */
export const createAbsences = ({ feed, send, beginsAway, end, now }: AbsencesOptions) => {
  let epoch: string | null = null
  let heard: DebriefPosition | null = null
  let known: DebriefPosition | null = null
  let isLive = false
  let isAway = beginsAway
  let over = end
  /** the last word of a live source since the connection was lost: entries that were missed come before it */
  let pulse: DebriefPosition | null = null
  /** `isSeen`: of a source that is live by its own word, which the chart of the connection hears after this */
  const take = (position: DebriefPosition, isSeen = true) => {
    heard = position
    if (isLive && isSeen) known = position
  }
  const comeBack = () => {
    if (!isAway || !isLive || pulse === null) return
    const { at, seq } = over ?? pulse
    isAway = false
    send({ type: 'link.restored', at, seq })
  }
  const subscription = feed.subscribe((snapshot) => {
    const wasLive = isLive
    isLive = liveFeedView(snapshot).kind === 'live'
    if (isLive === wasLive) return
    if (isLive) {
      known = heard
      return comeBack()
    }
    pulse = null
    if (isAway || known === null) return
    isAway = true
    over = null
    send({ type: 'link.lost', position: known })
  })
  return {
    hear: (event: LiveEvent) => {
      if (event.type === 'welcome' || event.type === 'snapshot' || event.type === 'reset') epoch = event.epoch
      if (epoch === null) return
      if (event.type === 'heartbeat') {
        const { state, ageMs } = event.source
        const said = Date.parse(event.at)
        // what was heard of the source before a word was said is seen; the link is back when the word comes
        take({ epoch, seq: event.seq, at: said - (ageMs ?? 0) }, state === 'live')
        const isLate = now() - said > LIVE_TIMING.staleAfterMs
        if (state === 'live') pulse = { epoch, seq: event.seq, at: isLate ? now() : said }
        comeBack()
      }
      if (event.type === 'journal' && heard !== null) take({ ...heard, epoch, seq: event.entry.seq })
    },
    close: () => subscription.unsubscribe(),
  }
}
