// In: what a device does, in parts, what needs watching of it, its alarms. Out: how it stands, in one sentence.
import type { AlarmPriority } from '@vigie/contracts/entities'
import { formatMomentMinute } from '@/text'
import { accueil } from '@/text/accueil'
import { deviceState as words } from '@/text/device-state'
import { sentenceOf } from './sentence-parts.ts'
import type { Sentence, Tone } from './site-state.tsx'

export type Standing = {
  /** active alarms of it and of what belongs to it, and whether one of them is of a high priority */
  readonly alarms: number
  /** how many of them are not its own; absent: none */
  readonly others?: number
  /** the name of what it is a part of; absent, null: it is the main device of that, or stands alone */
  readonly whole?: string | null
  readonly isUrgent: boolean
  /** the highest priority of them; absent, null: none is active */
  readonly priority?: AlarmPriority | null
  readonly isCut: boolean
  readonly feed: { readonly trusted: boolean; readonly since: number | null }
  /** epoch ms */
  readonly now: number
}
export type Worst = {
  readonly title: string
  readonly severity: 'critical' | 'check'
  /** it is of something else, which the device has to do with: told after how the device stands */
  readonly isBeyond?: boolean
}

/**
 * « Rempli à 70,3 %, 1 266 m³ · l’eau suffit sans pompage jusqu’au 30/11 vers 19:00 · aucune alarme active ».
 * @param worst what needs watching and is no alarm of its own: it leads where it is of the device itself
 */
export const deviceSentence = (parts: readonly string[], standing: Standing, worst: Worst | null = null): Sentence => {
  const { alarms, others = 0, whole = null, isUrgent, priority = null, isCut, feed, now } = standing
  if (!feed.trusted) {
    const { loading, frozen } = accueil.state
    return { tone: 'frozen', text: feed.since === null ? loading : frozen(formatMomentMinute(feed.since, now)) }
  }
  const isCritical = isCut || isUrgent || worst?.severity === 'critical'
  const tone: Tone = isCritical ? 'critical' : alarms > 0 || worst !== null ? 'check' : 'calm'
  const ends =
    alarms > 0 ? [words.alarms(alarms - others, others, whole)] : worst === null && !isCut ? [words.nothing] : []
  const title = worst === null ? [] : [worst.title]
  const told = worst?.isBeyond === true ? [...parts, ...title] : [...title, ...parts]
  return { tone, priority, text: sentenceOf([...told, ...ends]) }
}
