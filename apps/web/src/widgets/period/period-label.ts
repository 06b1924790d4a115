import { isRolling, type PeriodInput } from '@vigie/contracts/entities'
import { text } from '@/text'
import { daysOf } from './period.ts'

const style = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
const FORMATS = {
  day: style({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  short: style({ day: 'numeric', month: 'short', year: 'numeric' }),
  month: style({ month: 'long', year: 'numeric' }),
  year: style({ year: 'numeric' }),
}

/** « samedi 21 novembre 2026 », « du 16 nov. 2026 au 22 nov. 2026 », « novembre 2026 », « 2026 », « 24 dernières heures ». */
export const periodLabel = (period: PeriodInput, today: string): string => {
  if (isRolling(period.unit)) return text.period.rolling[period.unit]
  const { first, last } = daysOf(period, today)
  const write = (format: Intl.DateTimeFormat, day: string) => format.format(new Date(`${day}T00:00:00Z`))
  switch (period.unit) {
    case 'day':
      return write(FORMATS.day, first)
    case 'month':
      return write(FORMATS.month, first)
    case 'year':
      return write(FORMATS.year, first)
    case 'week':
      return text.period.week(write(FORMATS.short, first), write(FORMATS.short, last))
    case 'range':
      return text.period.range(write(FORMATS.short, first), write(FORMATS.short, last))
  }
}
