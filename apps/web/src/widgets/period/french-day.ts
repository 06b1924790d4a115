/** « 21/11/2026 » of 2026-11-21. */
export const frenchDay = (day: string): string => day.split('-').toReversed().join('/')

/** 2026-11-21 of « 21/11/2026 », « 1.3.26 » or « 21 11 2026 »; null when it is no day of the calendar. */
export const parseFrenchDay = (typed: string): string | null => {
  const found = /^\s*(\d{1,2})\s*[\s/.-]\s*(\d{1,2})\s*[\s/.-]\s*(\d{2}|\d{4})\s*$/.exec(typed)
  if (found === null) return null
  const [, day = '', month = '', year = ''] = found
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== iso ? null : iso
}
