import { alarmUnit, momentInWords } from '@vigie/contracts/entities'
import { roundTo } from '@vigie/contracts/format'
import { ALARM_PRIORITY_NAMES, alarmTitle, plural } from '@vigie/contracts/words'
import type { ReachMessage, ToldAlarm } from '../store/reach-kept.ts'

// What a message says, in French, whatever carries it.

/** A message as text. */
export type Words = {
  /** on one line */
  readonly title: string
  readonly intro: string
  /** one for each alarm that is named */
  readonly lines: readonly string[]
  /** where the alarms are, on the site's own dashboard */
  readonly url: string
}

export const wordsOf = ({ site, alarms, alarmCount, priority, step }: ReachMessage): Words => {
  const url = `${site.link.replace(/\/+$/, '')}/alertes`
  const [first] = alarms
  if (first === undefined || priority === null || step === null)
    return { title: `${site.name} : essai d’envoi`, intro: 'Ceci est un essai : aucune alarme.', lines: [], url }
  const what = alarmCount === 1 ? `${alarmTitle(first)}, ${first.deviceName}` : plural(alarmCount, 'alarme', 'alarmes')
  const more = alarmCount - alarms.length
  return {
    title: `${site.name} : ${what} (priorité ${ALARM_PRIORITY_NAMES[priority].toLowerCase()})`,
    intro: step === 0 ? 'À acquitter.' : `Personne n’a acquitté : étape ${step + 1}.`,
    lines: [
      ...alarms.map((alarm) => lineOf(alarm, site.timeZone)),
      ...(more > 0 ? [`et ${plural(more, 'autre alarme', 'autres alarmes')}`] : []),
    ],
    url,
  }
}

const lineOf = (alarm: ToldAlarm, timeZone: string): string => {
  const { deviceName, raisedAt, clearedAt, value, threshold, occurrences = 1 } = alarm
  const figures = [
    ...(value === null ? [] : [`valeur ${measured(value, alarm)}`]),
    ...(threshold === null ? [] : [`seuil ${measured(threshold, alarm)}`]),
  ]
  const said = figures.length === 0 ? '' : ` (${figures.join(', ')})`
  const often = occurrences > 1 ? `, apparue ${occurrences} fois, la dernière le ` : ', depuis le '
  const over = clearedAt === null ? '' : `, revenue à la normale le ${momentInWords(clearedAt, timeZone)}`
  return `${deviceName} : ${alarmTitle(alarm)}${said}${often}${momentInWords(raisedAt, timeZone)}${over}`
}

const measured = (value: number, alarm: ToldAlarm): string => {
  const unit = alarmUnit(alarm)
  const shown = roundTo(value, 2).toLocaleString('fr-FR', { maximumFractionDigits: 2 })
  return unit === '' ? shown : `${shown}\u00a0${unit}`
}
