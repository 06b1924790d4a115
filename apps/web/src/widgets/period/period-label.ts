import { isRolling, type PeriodInput } from '@vigie/contracts/entities'
import { dateFormat, text } from '@/text'
import { daysOf } from './period.ts'

const OPTIONS = {
  day: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** « samedi 21 novembre 2026 », « du 16 nov. 2026 au 22 nov. 2026 », « novembre 2026 », « 2026 », « 24 dernières heures ». */
export const periodLabel = (period: PeriodInput, today: string): string => {
  if (isRolling(period.unit)) return text.period.rolling[period.unit]
  const { first, last } = daysOf(period, today)
  const write = (style: keyof typeof OPTIONS, day: string) =>
    dateFormat({ ...OPTIONS[style], timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
  switch (period.unit) {
    case 'day':
      return write('day', first)
    case 'month':
      return write('month', first)
    case 'year':
      return write('year', first)
    case 'week':
      return text.period.week(write('short', first), write('short', last))
    case 'range':
      return text.period.range(write('short', first), write('short', last))
  }
}
