import { type Alarm, alarm } from '@vigie/contracts/entities'

export const NOW = Date.parse('2026-11-22T09:10:00.000Z')

/** A power cut of a minute ago that nobody acknowledged, but for what is changed. */
export const one = (id: string, change: Partial<Alarm> = {}): Alarm =>
  alarm.parse({
    id,
    device: `pompe-${id}`,
    condition: 'power-off',
    priority: 'high',
    state: 'unacknowledged',
    raisedAt: new Date(NOW - 60_000).toISOString(),
    clearedAt: null,
    ...change,
  })
