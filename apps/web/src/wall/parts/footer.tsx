import type { Device } from '@vigie/contracts/entities'
import { Radio, Unplug, Volume2, VolumeX } from 'lucide-react'
import { useAlarmSound } from '@/actors/alarm-views'
import { useLiveFeed } from '@/actors/session-context'
import { useNow, useSources } from '@/data'
import { formatDuration } from '@/text'
import { alarmSigns } from '@/text/alarm-signs'
import { wall } from '@/text/wall'
import type { LinkWords } from '../link-words.ts'
import { useFreshCount } from '../use-measure.ts'

type FooterProps = {
  readonly devices: readonly Device[]
  readonly words: LinkWords | null
  /** names of other sites of the wall whose link is lost */
  readonly lostElsewhere: readonly string[]
  /** the sound is that of this page, not of a wall */
  readonly isPreview: boolean
}

/** How live the wall is or who failed, and whether it can be heard. */
export const Footer = ({ devices, words, lostElsewhere, isPreview }: FooterProps) => {
  const sound = useAlarmSound()
  const Speaker = sound === 'armed' ? Volume2 : VolumeX
  return (
    <footer className="wall-footer">
      {words !== null ? (
        <LostLine words={words} />
      ) : lostElsewhere.length > 0 ? (
        <span className="wall-lost">
          <Unplug aria-hidden /> {wall.link.lostOf(lostElsewhere)}
        </span>
      ) : (
        <LiveLine devices={devices} />
      )}
      {!isPreview && (
        <span data-sound={sound}>
          <Speaker aria-hidden /> {alarmSigns.sound[sound]}
        </span>
      )}
    </footer>
  )
}

const LiveLine = ({ devices }: Pick<FooterProps, 'devices'>) => {
  const fresh = useFreshCount(devices)
  const drift = useDrift()
  return (
    <span>
      <Radio aria-hidden /> {drift ?? wall.link.live(fresh, devices.length)}
    </span>
  )
}

const LostLine = ({ words }: { readonly words: LinkWords }) => {
  const { retryInMs } = useLiveFeed()
  return (
    <>
      <b>{words.cause}</b>
      {retryInMs !== null && retryInMs >= 1_000 && <span>{wall.link.retry(formatDuration(retryInMs))}</span>}
    </>
  )
}

/** From this difference on, the clock of the screen is told to be wrong, ms. */
const DRIFT_MS = 30_000

/** What is wrong with the clock of this screen; null: nothing worth a word. */
const useDrift = (): string | null => {
  const { clock } = useSources()
  useNow(60_000)
  const drift = Math.abs(clock.offsetMs())
  return drift < DRIFT_MS ? null : wall.drift(formatDuration(drift))
}
