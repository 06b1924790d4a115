// In: a date in words. Out: the same as French people write it: the first of a month is « 1er ».

/** « 1 novembre 2026 » → « 1er novembre 2026 ». */
export const withFirst = (date: string): string => date.replace(/(?<!\d)1 (?=[a-zéû]{3,})/u, '1er ')
