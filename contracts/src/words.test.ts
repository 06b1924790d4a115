import { expect, test } from 'vitest'
import { CONDITION_KIND_NAMES } from './alarm-words.ts'
import { FINDING_CONDITIONS, findingKind } from './rest/analyst/index.ts'
import { ALARM_CONDITION_NAMES, alarmTitle, FINDING_NAMES } from './words.ts'

test('[R13.2] [15] a finding that is all its alarm can mean has the alarm’s name; one of several says which it is', () => {
  const alone = findingKind.options.filter(
    (kind) =>
      findingKind.options.filter((other) => FINDING_CONDITIONS[other] === FINDING_CONDITIONS[kind]).length === 1,
  )
  expect(alone).toEqual(['leak'])
  for (const kind of alone) expect(FINDING_NAMES[kind]).toBe(ALARM_CONDITION_NAMES[FINDING_CONDITIONS[kind]])
  expect(FINDING_NAMES['efficiency-drift']).toBe(ALARM_CONDITION_NAMES['efficiency-drift'])
  expect(FINDING_NAMES['unusual-behaviour']).toBe(ALARM_CONDITION_NAMES.anomaly)
  expect(new Set(Object.values(FINDING_NAMES)).size).toBe(findingKind.options.length)
})

test('[R13.2] [15] an alarm is called as what was found, and as its condition where nobody said', () => {
  expect(alarmTitle({ condition: 'efficiency-drift', finding: 'clogged-filter' })).toBe('Filtre qui se colmate')
  expect(alarmTitle({ condition: 'anomaly', finding: 'stuck-sensor' })).toBe('Capteur bloqué')
  expect(alarmTitle({ condition: 'anomaly' })).toBe('Mesures anormales')
})

test('[R13.2] [15] where every alarm of a condition is meant, the condition is called with the names that they bear', () => {
  expect(CONDITION_KIND_NAMES.anomaly).toBe('Mesures anormales (dont capteur bloqué)')
  expect(CONDITION_KIND_NAMES['efficiency-drift']).toBe('Dérive de rendement (dont filtre qui se colmate)')
  expect(CONDITION_KIND_NAMES['night-flow']).toBe(ALARM_CONDITION_NAMES['night-flow'])
})
