import type { AlarmLoad } from '@vigie/contracts/entities'
import { loadText as words } from '@/text/alarm-load'
import { formatBare } from '@/widgets/kpi/figure'

/** « 25 nouvelles, soit 0,85 par jour »: the rate is written as in the table below it. */
export const raisedWords = ({ raised, perDay }: Pick<AlarmLoad, 'raised' | 'perDay'>): string =>
  words.raised(raised, perDay === null ? null : formatBare(perDay, 'alarmsPerDay'))
