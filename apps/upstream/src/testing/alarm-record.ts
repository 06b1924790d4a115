import { type Alarm, type Device, device, type MetricId } from '@vigie/contracts/entities'
import type { Comparator } from '../alarms/comparator.ts'
import type { AlarmFact } from '../alarms/condition.ts'
import { openBook } from '../alarms/engine.ts'
import { deviceSettings, type SettingsOf, settingKey } from '../alarms/settings.ts'

export const MINUTE = 60_000
export const START = Date.parse('2026-11-22T10:00:00Z')
export const metrics = (...ids: MetricId[]) => ids.map((id) => ({ id, cadenceMs: 5_000 }))
export const born = (id: string, given: object): Device =>
  device.parse({ id, site: 'chaib', name: id, kind: 'sensor', ...given })
export const TANK = born('bassin', { role: 'storage', capacityM3: 100, heightM: 4, metrics: metrics('level_pct') })
export const SECTOR = born('secteur', { role: 'consumption', metrics: metrics('flow_m3h') })
export const PROBE = born('sonde', {
  role: 'source',
  metrics: [{ id: 'level_m', cadenceMs: 5_000, max: 100 }, ...metrics('pressure_bar')],
})
const DEVICES = new Map([TANK, SECTOR, PROBE].map((one) => [one.id, one]))
export const byDefault: SettingsOf = (id) => {
  const found = DEVICES.get(id)
  return found === undefined ? new Map() : deviceSettings(found)
}

/** What one upstream would have on record, moved by fact after fact, each in a book of its own. */
export const createRecord = (settingsOf: SettingsOf = byDefault) => {
  let alarms: Alarm[] = []
  let comparators: Comparator[] = []
  const journal: string[] = []
  const move = (nowMs: number, step: (book: ReturnType<typeof openBook>) => { type: string; data: Alarm }[]): void => {
    const open = alarms.filter(({ state }) => state !== 'normal')
    const book = openBook('chaib', { open, comparators, settingsOf, nowMs })
    for (const { type, data } of step(book)) journal.push(`${type} ${data.condition}`)
    alarms = [...new Map([...alarms, ...book.touched()].map((one) => [one.id, one])).values()]
    const kept = new Map([...comparators, ...book.moved()].map((one) => [settingKey(one), one]))
    comparators = [...kept.values()].filter(({ holds, isOn }) => holds || isOn)
  }
  return {
    say: (fact: AlarmFact, nowMs = fact.at) => move(nowMs, (book) => book.judge(fact)),
    /** ends the delays that are over by then */
    look: (nowMs: number) =>
      move(nowMs, (book) =>
        comparators.flatMap((one) => (one.dueAt !== null && one.dueAt <= nowMs ? book.endDelay(one, nowMs) : [])),
      ),
    active: () => alarms.filter(({ clearedAt }) => clearedAt === null).map(({ condition }) => condition),
    open: () => alarms.filter(({ state }) => state !== 'normal'),
    delays: () => comparators.filter(({ dueAt }) => dueAt !== null).length,
    journal,
  }
}
export const read = (
  id: string,
  metric: MetricId,
  value: number,
  at: number,
  powered: boolean | null = true,
): AlarmFact => ({
  type: 'value.read',
  device: id,
  at,
  powered,
  metric,
  value,
})
export const power = (id: string, powered: boolean, at: number, online: boolean | null = true): AlarmFact => ({
  type: 'power.changed',
  device: id,
  at,
  powered,
  online,
})
