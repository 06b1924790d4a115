const made = new Map<string, Intl.DateTimeFormat>()

/** A format of dates, made at its first use and kept: on a phone making one costs a millisecond and more. */
export const dateFormat = (options: Intl.DateTimeFormatOptions, locale = 'fr-FR'): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, options)
  made.set(key, format)
  return format
}

/** The calendar day of an instant in a time zone, YYYY-MM-DD. */
export const localDay = (at: number, timeZone: string): string =>
  dateFormat({ timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }, 'en-CA').format(at)
