// In: a call why pumps stand, how they stand, how one ran in the last day, and what was to be expected of today. Out: what is said.
import { isRestUsual, type KpiBody } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import type { Bodies } from './reads.ts'
import { runsSince } from './runs-since.ts'
import { powerWords, STATE_WORDS } from './status.ts'
import { deviceName } from './words.ts'

type Read = {
  readonly latest: Bodies['latest']
  readonly today: KpiBody | null
  /** of one pump; null: it was asked of several */
  readonly course: Bodies['series'] | null
}

/** « Forage 1 est à l’arrêt depuis 05:30 environ, comme d’ordinaire à cette heure. »: only what stops a pump is told as why, never all that is wrong with it; nor is it known why one runs. */
export const tellRests = (call: CallOf<'status'>, read: Read, facts: Facts): Told => {
  if (call.of === 'site') return unknown()
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

const restOf = (
  device: string,
  /** of which state it is asked why */
  asked: CallOf<'status'>['state'],
  isUsual: boolean,
  { latest: { readings, statuses }, course }: Read,
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
  if (isUsual) return said(`est à l’arrêt${since}, comme d’ordinaire à cette heure`)
  return said(`est à l’arrêt${since}${link}`, true)
}
const RUNS = 0.5
