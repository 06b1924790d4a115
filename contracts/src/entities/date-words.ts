// In: a date in words. Out: the same as French people write it: the first of a month is « 1er ».

/** « 1 novembre 2026 » → « 1er novembre 2026 ». */
export const withFirst = (date: string): string => date.replace(/(?<!\d)1 (?=[a-zéû]{3,})/u, '1er ')

/** « 1er décembre à 14:02 », of an instant (ISO 8601) on the clocks of a time zone. */
export const momentInWords = (instant: string, timeZone: string): string =>
  withFirst(
    new Intl.DateTimeFormat('fr-FR', {
      timeZone,
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(instant)),
  )
