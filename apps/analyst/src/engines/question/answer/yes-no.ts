// In: a call that asks whether something is so, and what is said. Out: the same, with yes or no before it.
import type { Call } from '../call.ts'
import type { Told } from './answer.ts'

/** « Oui : 2 alarmes ouvertes », « Non : aucune coupure »: by what was counted or measured. */
export const saidYesNo = (call: Call, told: Told): Told => {
  if (call.tool === 'savings' || !('asks' in call) || (call.asks !== 'any' && call.asks !== 'none') || !told.known)
    return told
  // the last of them, or the longest, is there or not: its own sentence says so
  if ('operation' in call && call.operation !== 'count' && call.operation !== 'list') return told
  const [first = '', ...rest] = told.sentences
  const holds = told.holds ?? (call.tool === 'findings' ? told.table !== null : (told.main ?? 0) > LEAST)
  return { ...told, sentences: [yesNo(call.asks === 'none' ? !holds : holds, first), ...rest] }
}

/** What flows at less than this stands, m³/h or kW. */
const LEAST = 0.05

/** Yes or no before a sentence: one that counts goes on from it, any other stands by itself. */
export const yesNo = (holds: boolean, sentence: string): string =>
  COUNTS.test(sentence)
    ? `${holds ? 'Oui' : 'Non'} : ${sentence.charAt(0).toLocaleLowerCase('fr')}${sentence.slice(1)}`
    : `${holds ? 'Oui' : 'Non'}. ${sentence}`
const COUNTS = /^(?:\d|Au(?:cun|cune) |Au moins|Site coupé)/
