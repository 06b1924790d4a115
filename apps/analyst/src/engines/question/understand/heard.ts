// In: the slots of a question, and its words without accents. Out: the call when a device was last heard of, or which one is meant; null: it asks something else.
import { askDevice } from './ask-device.ts'
import { devicesOf, type Facts } from './facts.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « Dernière communication du forage 1 », « quand as-tu entendu parler du bassin haut pour la dernière fois ? »: by what it measured last. */
export const heardCall = (slots: Slots, line: string, facts: Facts): Understood | null => {
  const { mentions, periods, operations: asks, events } = slots
  if (!(MESSAGE.test(line) || (LAST.test(line) && HEARD.test(line)))) return null
  if (OTHERWISE.test(line) || periods.length > 0 || asks.has('why') || events.has('alarm')) return null
  const [named, ...others] = mentions.named
  if (others.length > 0) return null
  const group = named ?? (mentions.group === null ? [] : devicesOf(mentions.group, facts))
  if (named === undefined && group.length === 0)
    return { kind: 'call', call: { tool: 'status', state: 'online', of: 'site', asks: 'heard' }, assumed: false }
  return askDevice(group, ({ id }) => ({ tool: 'status', state: 'online', of: [id], asks: 'heard' }))
}
const MESSAGE =
  /\bdernie(?:r|re)s? (?:communications?|messages?|contacts?|nouvelles?|signal|signaux|signes? de vie|transmissions?|trames?|donnees? recues?|mesures? recues?|envois?)\b/
const LAST = /\bderniere fois\b|\b(?:date|remonte) (?:de |d |a )?quand\b|\bquand\b.*\bdernier/
const HEARD =
  /\b(?:entendu|nouvelles|parle|communique|repondu|emis|transmis|donne signe|signe de vie|envoye|recu (?:quelque chose|une mesure|des donnees))\b/
/** People are sent messages, and what a person did is told elsewhere. */
const OTHERWISE = /\b(?:alarmes?|alertes?|utilisateurs?|qui|mails?|sms|whatsapp|rapports?)\b/
