import { withFirst } from '@vigie/contracts/entities'

type DateFormat = { readonly format: (at: number | Date) => string }

const made = new Map<string, DateFormat>()

/**
 * A format of dates, made at its first use and kept: on a phone making one costs a millisecond and more. In words the
 * first of a month is « 1er », which the browser's own formats do not say.
 */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = 'fr-FR'): DateFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key)
  if (known) return known
  const written = new Intl.DateTimeFormat(locale, options)
  const format = { format: (at: number | Date) => withFirst(written.format(at)) }
  made.set(key, format)
  return format
}

/** The calendar day of an instant in a time zone, YYYY-MM-DD. */
export const localDay = (at: number, timeZone: string): string =>
  dateFormat({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA').format(at)
