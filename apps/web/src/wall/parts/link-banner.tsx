import { Unplug } from 'lucide-react'
import { useFeed, useNow } from '@/data'
import { formatDuration, formatMoment } from '@/text'
import { wall } from '@/text/wall'
import type { LinkWords } from '../link-words.ts'
import { type Box, sizeFor } from '../room.ts'
import { Clock } from './header.tsx'

/** Younger than this, data are dated and not called old, ms. */
const OLD_MS = 3_000
/** Largest words and time of day, em; `brief`: what an alarm below leaves them. */
const SIZES = { lying: 2.05, standing: 1.6, brief: 1.3 } as const

type LinkBannerProps = {
  readonly words: LinkWords
  readonly box: Box
  /** an alarm stands below it, and the site below that */
  readonly isBrief?: boolean
}

/** In place of the header while values are not live: who failed, and of when what is shown is. */
export const LinkBanner = ({ words, box, isBrief = false }: LinkBannerProps) => {
  const { since } = useFeed()
  const now = useNow(1_000)
  const largest = isBrief ? SIZES.brief : box.isStanding ? SIZES.standing : SIZES.lying
  return (
    <header className="wall-banner" data-brief={isBrief || undefined}>
      <div>
        <h1 style={{ fontSize: `${sizeFor(words.title, box.cols - (box.isStanding ? 2 : 8), largest)}em` }}>
          <Unplug aria-hidden /> {words.title}
        </h1>
        <p>{dataOf(since, now)}</p>
      </div>
      <Clock note={wall.link.now} />
    </header>
  )
}

/** Of when data are; « vieilles de 1 s » beside a failure would deny it. */
export const dataOf = (since: number | null, now: number): string => {
  if (since === null) return wall.link.noData
  const moment = formatMoment(since, now)
  return now - since < OLD_MS ? wall.link.data(moment) : wall.link.agedData(moment, formatDuration(now - since))
}
