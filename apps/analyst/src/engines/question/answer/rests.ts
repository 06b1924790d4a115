// In: a call why pumps stand, how they stand, how one ran in the last day, and what was to be expected of today. Out: what is said.
import { isComparable, isRestUsual, type KpiBody, LEAST_RUN_H } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { createLedger } from './ledger.ts'
import { missedDay } from './missed-day.ts'
import { missedSentences } from './missed-why.ts'
import type { Bodies } from './reads.ts'
import { runsSince } from './runs-since.ts'
import { powerWords, STATE_WORDS, tellStatus } from './status.ts'
import { deviceName } from './words.ts'
import { saidYesNo } from './yes-no.ts'

type Read = {
  readonly latest: Bodies['latest']
  readonly today: KpiBody | null
  /** the whole days before */
  readonly days: KpiBody | null
  /** of one pump; null: it was asked of several */
  readonly course: Bodies['series'] | null
}

/** « Forage 1 est à l’arrêt depuis 05:30 environ, comme d’ordinaire à cette heure. »: only what stops a pump is told as why, never all that is wrong with it; nor is it known why one runs. */
export const tellRests = (call: CallOf<'status'>, read: Read, facts: Facts): Told => {
  if (call.of === 'site') return unknown()
  const missed = missedTold(read, facts)
  if (missed !== null) return missed
  const isUsual = read.today !== null && isRestUsual(read.today, facts.now)
  const all = call.of.map((device) => restOf(device, call.state, isUsual, read, facts))
  const isUnexplained = all.some(({ isWhyUnknown }) => isWhyUnknown)
  return {
    ...unknown(),
    sentences: [
      ...all.map(({ sentence }) => sentence),
      ...(isUnexplained
        ? ['Rien de mesuré ne dit pourquoi : qui ou quoi commande une pompe n’est pas enregistré.']
        : []),
    ],
    known: true,
  }
}

/** A day on which no pump ran though they would have is told of all of them; null: it is none, or one runs by now. */
const missedTold = ({ latest, today, days }: Read, facts: Facts): Told | null => {
  const missed = today === null ? null : missedDay(today, 1)
  const runs = latest.readings.some(([, metric, , value]) => metric === 'running' && value >= RUNS)
  if (today === null || missed === null || runs) return null
  const ledger = createLedger()
  const sentences = missedSentences(missed, { latest, today, days }, facts, ledger)
  return { ...unknown(), sentences, noted: ledger.noted(), known: true }
}

/** « Les pompes tournent-elles normalement ? »: no on a day that they missed, yes where they rest as they do at this hour, else by what runs. */
export const tellUsualRest = (call: CallOf<'status'>, read: Read, facts: Facts): Told => {
  const told = saidYesNo(
    { ...call, asks: 'any' },
    tellStatus({ ...call, asks: 'any' }, read.latest, { cuts: null, course: null }, facts),
  )
  const running = call.state === 'running' ? (told.main ?? 0) : 0
  if (!told.known || running > 0) return told
  const missed = missedTold(read, facts)
  if (missed !== null) {
    const [lead = '', ...more] = missed.sentences
    return { ...missed, sentences: [`Non : ${lead.charAt(0).toLowerCase()}${lead.slice(1)}`, ...more], main: told.main }
  }
  const isUsual = read.today !== null && isRestUsual(read.today, facts.now)
  const all = call.state === 'running' || told.main === pumpsRead(read)
  return isUsual && all
    ? { ...told, sentences: ['Oui : aucune pompe n’est en marche, comme d’ordinaire à cette heure.'] }
    : told
}
const pumpsRead = ({ latest: { readings } }: Read): number =>
  readings.filter(([, metric]) => metric === 'running').length

const restOf = (
  device: string,
  /** of which state it is asked why */
  asked: CallOf<'status'>['state'],
  isUsual: boolean,
  { latest: { readings, statuses }, today, course }: Read,
  facts: Facts,
): { readonly sentence: string; readonly isWhyUnknown: boolean } => {
  const name = deviceName(device, facts)
  const running = readings.find(([id, metric]) => id === device && metric === 'running')?.[3]
  const status = statuses.find((one) => one.device === device)
  const cut = status?.powered === false ? powerWords(status, facts) : null
  const link = status?.online == null ? '' : `, ${STATE_WORDS[status.online ? 'online' : 'offline']}`
  const said = (text: string, isWhyUnknown = false) => ({ sentence: `${name} ${text}.`, isWhyUnknown })
  if (running === undefined && cut === null) return said(`ne dit pas s’il est à l’arrêt${link}`)
  const runs = running !== undefined && running >= RUNS
  const past = course?.device === device ? runsSince(course, runs, facts) : null
  const since = past === null ? '' : ` ${past}`
  if (runs && asked === 'running') return said(`est ${STATE_WORDS.running}${since}${link}`, true)
  if (runs) return said(`n’est pas à l’arrêt : ${STATE_WORDS.running}${since}${link}`)
  if (cut !== null) return said(`est à l’arrêt${since} : sans alimentation, elle ne peut pas tourner, ${cut}`)
  if (hasMissed(device, today))
    return said(`est à l’arrêt${since}, sans avoir tourné aujourd’hui comme hier à la même heure${link}`, true)
  if (isUsual) return said(`est à l’arrêt${since}, comme d’ordinaire à cette heure`)
  return said(`est à l’arrêt${since}${link}`, true)
}
const RUNS = 0.5

/** A pump that has not run today though it had by this hour the day before does not rest as usual, whatever the others did. */
const hasMissed = (device: string, today: KpiBody | null): boolean => {
  const hours = today?.sources.find((one) => one.device === device)?.runningHours
  return hours !== undefined && isComparable(hours) && hours.value === 0 && (hours.previous ?? 0) >= LEAST_RUN_H
}
