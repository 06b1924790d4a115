// In: how pumps stand that missed a day, the figures of it and of the days before. Out: what is known of why: their power, the sun beside the day before, and other such days.
import { idleDaysOf, isComparable, type KpiBody, withFirst } from '@vigie/contracts/entities'
import type { Facts } from '../understand/facts.ts'
import { bucketsOf } from './buckets.ts'
import { capital } from './capital.ts'
import { figureAt } from './figure-at.ts'
import { figureForm, type Ledger } from './ledger.ts'
import { type MissedDay, missedWords } from './missed-day.ts'
import type { Bodies } from './reads.ts'
import { powerWords } from './status.ts'
import { deviceName } from './words.ts'

export type MissedRead = {
  readonly latest: Bodies['latest']
  /** body 1 of what was read */
  readonly today: KpiBody
  /** the whole days before, body 2; null: they were not read */
  readonly days: KpiBody | null
}

/** Less than this share of the sun of the day before by the same hour is little. */
const LITTLE_SUN = 0.5
/** So many other days are named. */
const NAMED = 3

/** What is known, most telling first; nobody records who or what commands a pump. */
export const missedSentences = (
  missed: MissedDay,
  { latest, today, days }: MissedRead,
  facts: Facts,
  ledger: Ledger,
): readonly string[] => [
  `${capital(missedWords(missed, today, facts, ledger))}.`,
  ...powerLines(missed, latest, today, facts),
  ...sunLine(today, facts, ledger),
  ...otherDays(missed, days, facts, ledger),
  'Rien de mesuré ne dit pourquoi : qui ou quoi commande une pompe n’est pas enregistré.',
]

/** « Toutes sont alimentées et en ligne. »; a cut that came after they stood is no reason of it, and is said so. */
const powerLines = (
  { since }: MissedDay,
  { statuses }: Bodies['latest'],
  { sources }: KpiBody,
  facts: Facts,
): readonly string[] => {
  const pumps = sources.filter(({ runningHours }) => runningHours.value !== null).map(({ device }) => device)
  const stands = statuses.filter(({ device }) => pumps.includes(device))
  const cut = stands.filter(({ powered }) => powered === false)
  if (cut.length === 0) {
    if (stands.length < pumps.length || stands.some(({ powered }) => powered === null)) return []
    const online = stands.every((one) => one.online === true) ? ' et en ligne' : ''
    return [pumps.length === 1 ? `Elle est alimentée${online}.` : `Toutes sont alimentées${online}.`]
  }
  return cut.map((one) => {
    const isLater = one.poweredAt !== null && Date.parse(one.poweredAt) > since
    const told = `${deviceName(one.device, facts)} : ${powerWords(one, facts)}`
    return isLater ? `${told}, après l’arrêt : ce n’est pas ce qui l’a arrêtée.` : `${told}.`
  })
}

/** « Peu de soleil : 12 kWh du solaire, contre 240 kWh hier à la même heure. »; nothing where there was as much, or it is not known. */
const sunLine = (today: KpiBody, facts: Facts, ledger: Ledger): readonly string[] => {
  const { now, before, ...share } = figureAt(today, 'solarKwh', 'site', undefined, 1)
  if (now === null || before === null || now.value >= LITTLE_SUN * before.value) return []
  if (!isComparable({ value: now.value, previous: before.value, ...share })) return []
  const form = figureForm('solarKwh', facts.site.currency)
  return [
    `Peu de soleil aujourd’hui : ${ledger.say(now, ...form)} du solaire, contre ${ledger.say(before, ...form)} hier à la même heure.`,
  ]
}

/** « Autre jour presque sans eau produite, des 7 d’avant : le lundi 16 novembre. »; by the rule of the screens. */
const otherDays = ({ since }: MissedDay, days: KpiBody | null, facts: Facts, ledger: Ledger): readonly string[] => {
  if (days === null) return []
  const all = bucketsOf({ of: 'site', slot: undefined, figure: 'producedM3' }, days, 2)
  // a day that began after they stood is part of this very rest
  const idle = (idleDaysOf(all, days.until)?.idle ?? []).filter(({ from }) => from < since)
  if (idle.length === 0) return []
  const format = new Intl.DateTimeFormat('fr-FR', {
    timeZone: facts.site.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  const count = ledger.say({ value: all.length, from: all.map(({ at }) => at), how: 'count' }, '', 0)
  const named = idle.slice(-NAMED).map(({ from }) => `le ${withFirst(format.format(from))}`)
  const lead = named.length > 1 ? 'Autres jours' : 'Autre jour'
  return [`${lead} presque sans eau produite, des ${count} d’avant : ${named.join(', ')}.`]
}
