// In: what is said of devices now, and their latest readings. Out: the same, « en ce moment » only where it is of now: else when it was measured, and why not since.
import { freshnessOf } from '@vigie/contracts/entities'
import type { Call } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { hourOf } from './measured.ts'
import { isOfNow } from './of-now.ts'
import type { Bodies } from './reads.ts'
import { powerWords } from './status.ts'
import { deviceName } from './words.ts'

type Latest = Bodies['latest']

/** « Bassin bas – niveau : 3,37 m, mesuré à 16:18 ; coupé depuis 16:19 (en cours). » */
export const asPresent = (call: Call, told: Told, latest: Latest | null, facts: Facts): Told => {
  if (!isOfNow(call) || call.tool !== 'figure' || latest === null || !told.known) return told
  const ids = Array.isArray(call.of)
    ? call.of
    : facts.devices.filter(({ role, capacityM3 }) => role === 'storage' && capacityM3 !== null).map(({ id }) => id)
  const past = ids.flatMap((id) => {
    const words = sinceThen(id, latest, facts)
    return words === null ? [] : [{ id, words }]
  })
  const [first] = past
  if (first === undefined) return told
  const sentences = told.sentences.map((one) =>
    // of one tank it ends what is told of its level; that nothing fills it is of now all the same
    ids.length === 1 ? one.replace(/ en ce moment\.$/, `, ${first.words}.`) : one.replaceAll(' en ce moment', ''),
  )
  const each = ids.length === 1 ? [] : past.map(({ id, words }) => `${deviceName(id, facts)} : ${words}.`)
  return { ...told, sentences: [...sentences, ...each] }
}

/** « mesuré à 16:18 ; coupé depuis 16:19 (en cours) »; null: it has power, answers and was read within two of its cadences. */
const sinceThen = (id: string, latest: Latest, facts: Facts): string | null => {
  const metrics = facts.devices.find((one) => one.id === id)?.metrics ?? []
  const read = latest.readings.flatMap(([device, metric, at]) => {
    const cadence = metrics.find((one) => one.id === metric)?.cadenceMs
    return device === id && cadence !== undefined ? [{ at, cadence }] : []
  })
  const newest = read.toSorted((a, b) => b.at - a.at)[0]
  const why = whyNotNow(id, latest, facts)
  const isFresh = newest !== undefined && freshnessOf(facts.now - newest.at, newest.cadence) === 'fresh'
  if (isFresh && why === null) return null
  const when = newest === undefined ? 'dernière valeur connue' : `mesuré ${atHour(newest.at, facts)}`
  return why === null ? when : `${when} ; ${why}`
}

/** « coupé depuis 16:19 (en cours) », « hors ligne depuis 16:19 »; null: nothing says that it is either. */
export const whyNotNow = (id: string, { statuses }: Pick<Latest, 'statuses'>, facts: Facts): string | null => {
  const status = statuses.find((one) => one.device === id)
  if (status?.powered === false) return powerWords(status, facts)
  if (status?.online !== false) return null
  return status.onlineAt === null ? 'hors ligne' : `hors ligne depuis ${hourOf(Date.parse(status.onlineAt), facts)}`
}

/** « à 16:18 », « le 17/11/2026 16:18 ». */
const atHour = (at: number, facts: Facts): string => {
  const words = hourOf(at, facts)
  return words.startsWith('le ') ? words : `à ${words}`
}
