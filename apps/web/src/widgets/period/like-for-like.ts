// In: the stretches of a KPI body. Out: in words, the stretch that its figures are compared with.
import { isRolling, type KpiBody, type PeriodUnit } from '@vigie/contracts/entities'
import { dateFormat, localDay, siteTimeZone } from '@/text'
import { period as words } from '@/text/period'

type Stretches = Pick<KpiBody, 'previous' | 'period' | 'until' | 'comparedWith'>

const OPTIONS = {
  minute: { hour: '2-digit', minute: '2-digit' },
  weekday: { weekday: 'long', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  dayOnly: { day: 'numeric', month: 'short' },
  month: { month: 'long' },
  year: { year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/**
 * « hier jusqu’à 14:00 », « les 24 h d’avant », « la même période de 2025 jusqu’au 21 oct. », « le jeu. 19 nov. »,
 * « octobre jusqu’au 21 oct. », « le dim. 1er nov. jusqu’à 14:30 », « la semaine précédente jusqu’à samedi 14:00 »: a noun, which stands after « face » by `facing`.
 * @param today the current day on site, YYYY-MM-DD
 */
export const likeForLike = (
  { previous, period, until, comparedWith }: Stretches,
  unit: PeriodUnit,
  today: string,
): string => {
  const timeZone = siteTimeZone()
  const write = (style: keyof typeof OPTIONS, at: number) => dateFormat({ ...OPTIONS[style], timeZone }).format(at)
  const partial = until < period.to
  const whole = (name: string, end: string) => (partial ? words.upTo(name, end) : name)
  // of a period in its first day, that day of the one before
  const begun = (name: string) =>
    localDay(previous.from, timeZone) === localDay(previous.to - 1, timeZone)
      ? whole(words.dayBefore(write('day', previous.from)), words.at(write('minute', previous.to)))
      : whole(name, words.on(write('dayOnly', previous.to - 1)))
  if (comparedWith === 'year' && unit !== 'year') {
    const end =
      isRolling(unit) || unit === 'day'
        ? words.at(write('minute', previous.to))
        : words.on(write('dayOnly', previous.to - 1))
    return whole(words.samePeriod(write('year', previous.from)), end)
  }
  if (isRolling(unit)) return words.before[unit]
  switch (unit) {
    case 'day': {
      const isToday = localDay(period.from, timeZone) === today
      return whole(
        isToday ? words.yesterday : words.dayBefore(write('day', previous.from)),
        words.at(write('minute', previous.to)),
      )
    }
    case 'week':
      return whole(words.lastWeek, words.at(write('weekday', previous.to)))
    case 'month':
      return begun(write('month', previous.from))
    case 'year':
      return begun(write('year', previous.from))
    case 'range':
      return words.rangeBefore(write('dayOnly', previous.from), write('dayOnly', previous.to - 1))
  }
}

/** The same after a verb that takes « à »: « à la semaine précédente », « aux 24 h d’avant », « au jeu. 19 nov. ». */
export const facing = (compared: string): string =>
  compared.startsWith('les ')
    ? `aux ${compared.slice(4)}`
    : compared.startsWith('le ')
      ? `au ${compared.slice(3)}`
      : `à ${compared}`
