// In: the line of a question about how devices stand. Out: the kind of devices that it means, where it names one; and which they are.
import type { Device } from '@vigie/contracts/entities'
import type { Among, Call } from '../call.ts'
import { devicesOf, type Facts } from './facts.ts'

/** What people call them, as a question is read: without accents and endings of the plural. */
const WORDS: Readonly<Record<Among, readonly string[]>> = {
  pumps: ['pompe', 'motopompe', 'forage', 'puit', 'puits'],
  sensors: ['capteur', 'sonde'],
  storages: ['bassin', 'reservoir', 'citerne', 'cuve'],
  consumptions: ['secteur', 'parcelle', 'serre'],
  cameras: ['camera'],
}
const KINDS = Object.keys(WORDS) as Among[]

/** « Quelles pompes sont coupées ? »: of pumps alone; undefined: of whatever stands there. */
export const amongIn = (line: string): Among | undefined => KINDS.find((kind) => ASKED[kind].test(line))
const ASKED = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    new RegExp(
      `\\b(?:quel|quelle|quels|quelles|combien de|combien d|de|des|d|les|ces|mes|nos|une?|aucune?|toute?s?) (?:${WORDS[kind].join('|')})s?\\b`,
    ),
  ]),
) as Readonly<Record<Among, RegExp>>

/** The devices of that kind. */
export const devicesAmong = (among: Among, facts: Pick<Facts, 'devices'>): readonly Device[] => {
  const { devices } = facts
  switch (among) {
    case 'pumps':
      return devices.filter(({ kind }) => kind === 'pump')
    case 'sensors':
      return devices.filter(({ kind }) => !NO_SENSORS.has(kind))
    case 'cameras':
      return devices.filter(({ kind }) => kind === 'camera')
    default:
      return devicesOf(among, facts)
  }
}

/** A meter of electricity is called a meter. */
const NO_SENSORS: ReadonlySet<string> = new Set(['pump', 'camera', 'energy'])

/** The kind that one word names; undefined: none. */
export const kindNamed = (word: string): Among | undefined => KINDS.find((kind) => WORDS[kind].includes(word))

/** A call about how devices stand, of the kind that the question names: that pumps run needs no such word, the site's whole does. */
export const ofKindAsked = (call: Call, line: string): Call => {
  if (call.tool !== 'status' || call.of !== 'site' || !OF_ANY.has(call.state)) return call
  const among = amongIn(line)
  return among === undefined ? call : { ...call, among }
}
/** What any device may be: only pumps run or stand. */
const OF_ANY: ReadonlySet<string> = new Set(['off', 'offline', 'online'])
