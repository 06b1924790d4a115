// In: a call whether pumps draw too much, and what was read. Out: what is said: the power of each, beside what is usual of it at work.
import { isActiveAlarm, type MetricId } from '@vigie/contracts/entities'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { alarmWords } from './health.ts'
import { createLedger, type Found, type Ledger, metricForm } from './ledger.ts'
import { moment } from './measured.ts'
import { whyNotNow } from './present.ts'
import type { Bodies } from './reads.ts'
import { deviceName } from './words.ts'

type Read = { readonly latest: Bodies['latest']; readonly alarms: Bodies['alarms']; readonly kpis: Bodies['kpis'] }

/** « Forage 1 tire 18,0 kW, 12 % de plus que d’habitude en marche (16,1 kW, 7 derniers jours). » */
export const tellOverload = ({ of }: CallOf<'latest'>, read: Read, facts: Facts): Told => {
  const ledger = createLedger()
  const pumps = of === 'site' ? [] : of
  if (pumps.length === 0) return unknown()
  const raised = read.alarms.alarms.filter(
    (one) =>
      isActiveAlarm(one) && one.condition === 'threshold-high' && pumps.includes(one.device) && isOfPower(one.metric),
  )
  const power = pumps.map((pump) => readingOf(pump, 'power_kw', read.latest))
  return {
    sentences: [
      ...raised.map((one) => alarmWords(one, facts)),
      ...pumps.map((pump) => pumpWords(pump, read, facts, ledger)),
      UNRATED,
    ],
    table: null,
    chart: null,
    noted: ledger.noted(),
    main: power.length === 1 ? (power[0]?.value ?? null) : null,
    known: power.some((one) => one !== null),
  }
}
/** Whether it is too much for a motor is not known; how far it lies from what is usual is. */
const UNRATED =
  'La puissance nominale des moteurs n’est pas enregistrée : je compare à l’habitude, sans pouvoir dire si c’est une surcharge.'

/** How the power of one pump stands to its mean at work over the last days. */
const pumpWords = (pump: string, { latest, kpis }: Read, facts: Facts, ledger: Ledger): string => {
  const name = deviceName(pump, facts)
  const now = readingOf(pump, 'power_kw', latest)
  if (now === null) return `${name} : sa puissance n’a pas encore été mesurée.`
  const form = metricForm('power_kw')
  const text = ledger.say({ value: now.value, from: [now.place], how: 'read' }, ...form)
  const why = whyNotNow(pump, latest, facts)
  if (why !== null) return `${name} : ${text} à la dernière mesure, le ${moment(now.at, facts)} ; ${why}.`
  const runs = readingOf(pump, 'running', latest)
  if (runs !== null && runs.value < 0.5) return `${name} est à l’arrêt (${text}, mesuré le ${moment(now.at, facts)}).`
  const usual = usualOf(pump, kpis)
  const when = `mesuré le ${moment(now.at, facts)}`
  if (usual === null) return `${name} tire ${text} (${when}) ; ce qu’il tire d’habitude en marche n’est pas connu.`
  const then = `${ledger.say(usual, ...form)} en moyenne en marche sur les 7 derniers jours`
  const gap = (now.value - usual.value) / usual.value
  if (Math.abs(gap) < NEAR) return `${name} tire ${text} (${when}), comme d’habitude (${then}).`
  const share = ledger.say({ value: Math.abs(gap) * 100, from: [now.place, ...usual.from], how: 'beyond' }, '%', 0)
  return `${name} tire ${text} (${when}), ${share} de ${gap > 0 ? 'plus' : 'moins'} que d’habitude (${then}).`
}
/** What differs by less is as usual: a tenth. */
const NEAR = 0.1

const readingOf = (device: string, metric: MetricId, { readings }: Bodies['latest']) => {
  const index = readings.findIndex(([id, of]) => id === device && of === metric)
  const row = readings[index]
  return row === undefined ? null : { at: row[2], value: row[3], place: `0/readings/${index}/3` }
}

/** Energy by hours at work; null: it did not work, or is not known. */
const usualOf = (pump: string, kpis: Bodies['kpis']): Found | null => {
  const energy = figureAt(kpis, 'energyKwh', pump, undefined, PLACE).now
  const hours = figureAt(kpis, 'runningHours', pump, undefined, PLACE).now
  return energy === null || hours === null || hours.value <= 0 || energy.value <= 0
    ? null
    : { value: energy.value / hours.value, from: [...energy.from, ...hours.from], how: 'quotient' }
}
/** The figures are read after the readings, what was found and the alarms. */
const PLACE = 3

const isOfPower = (metric: string | undefined): boolean =>
  metric === 'power_kw' || metric?.startsWith('current_') === true
