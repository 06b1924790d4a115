// In: what the analyst found, and a period. Out: the leaks that ran in it, each as a line with what it lost.
import { DAY_MS, type Device, HOUR_MS, type KpiBody } from '@vigie/contracts/entities'
import type { Finding } from '@vigie/contracts/rest/analyst'
import { findingPath } from '@/paths'
import { formatDayMonth } from '@/text'
import { leak as words } from '@/text/leak'
import { amount } from '../findings/amount.ts'
import type { Point } from '../kpi/points-list.tsx'

/** Leaks that were not rejected, whose water is known: a rise of what was consumed may be theirs. */
export const leaksWithin = (
  findings: readonly Finding[],
  { from, to }: KpiBody['period'],
  devices: readonly Device[],
  now: number,
): readonly Point[] =>
  findings.flatMap(({ id, kind, device, since, endedAt, volumeM3, feedback }) => {
    const runs = since < to && (endedAt === null || endedAt > from)
    if (kind !== 'leak' || !runs || volumeM3 === null || feedback?.verdict === 'rejected') return []
    const until = endedAt ?? now
    const [lost, day] = [amount(volumeM3.value, 'm³'), formatDayMonth(since)]
    // what it lost goes on beyond a period that ended before it, and began before one that began after it
    const isPart = until - to > HOUR_MS || from - since > HOUR_MS
    return [
      {
        id,
        title: words.title(devices.find((one) => one.id === device)?.name ?? device),
        proof: isPart
          ? words.lostInAll(lost, day, amount((volumeM3.value * DAY_MS) / (until - since), 'm³'))
          : words.lost(lost, day),
        to: findingPath(id),
      },
    ]
  })
