import { Unplug } from 'lucide-react'
import { useFeed, useNow } from '@/data'
import { formatDuration, formatMoment } from '@/text'
import { wall } from '@/text/wall'
import type { LinkWords } from '../link-words.ts'
import { type Box, sizeFor } from '../room.ts'
import { Clock } from './header.tsx'

/** In place of the header while values are not live: who failed, and of when what is shown is. */
export const LinkBanner = ({ words, box }: { readonly words: LinkWords; readonly box: Box }) => {
  const { since } = useFeed()
  const now = useNow(1_000)
  return (
    <header className="wall-banner">
      <div>
        <h1
          style={{
            fontSize: `${sizeFor(words.title, box.cols - (box.isStanding ? 2 : 8), box.isStanding ? 1.6 : 2.05)}em`,
          }}
        >
          <Unplug aria-hidden /> {words.title}
        </h1>
        <p>
          {since === null
            ? wall.link.noData
            : wall.link.data(formatMoment(since, now), formatDuration(Math.max(0, now - since)))}
        </p>
      </div>
      <Clock note={wall.link.now} />
    </header>
  )
}
