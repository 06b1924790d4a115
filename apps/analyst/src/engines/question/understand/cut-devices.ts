// In: the slots of a question about cuts. Out: the devices that it counts, where it asks how many of them were cut, or which; null: it counts the cuts.
import type { Device, PeriodInput } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import { devicesAmong, kindNamed } from './among.ts'
import { devicesOf, type Facts } from './facts.ts'
import { GROUP_NAMES } from './mentions.ts'
import type { Slots } from './read.ts'

/** « Combien d’appareils ont été coupés hier ? », « quelles pompes ont été coupées ? »; how many times is of cuts, and the most of one. */
export const cutDevicesCall = (slots: Slots, period: PeriodInput, facts: Facts): CallOf<'outages'> | null => {
  const { line, mentions } = slots
  const kind = (COUNTED.exec(line) ?? (RANKED.test(line) ? null : WHICH.exec(line)))?.[1]
  if (kind === undefined || mentions.group === null || mentions.named.length > 0 || TIMES.test(line)) return null
  const those = ofKind(kind, facts) ?? devicesOf(mentions.group, facts)
  const of = mentions.group === 'devices' && those.length === facts.devices.length ? 'site' : those.map(({ id }) => id)
  return of.length === 0 ? null : { tool: 'outages', operation: 'devices', of, period }
}
const COUNTED = new RegExp(`\\b(?:combien|nombre|nb) (?:de |d |des )?(${GROUP_NAMES.join('|')})\\b`)
const WHICH = new RegExp(`\\bquel(?:le)?s? (${GROUP_NAMES.join('|')}) ont\\b`)
/** One of them is asked for, or those that had none. */
const RANKED = /\b(?:plus|moins|souvent|combien|longtemps?|pas|aucune?|jamais|sans)\b/
const TIMES = /\bfois\b|\bcombien de temps\b/

/** What is meant by a word that names no group of its own; null: its group. A device is whatever may be cut. */
const ofKind = (word: string, facts: Facts): readonly Device[] | null => {
  if (word === 'appareil' || word === 'equipement') return facts.devices
  const kind = kindNamed(word)
  return kind === 'pumps' || kind === 'sensors' ? devicesAmong(kind, facts) : null
}
