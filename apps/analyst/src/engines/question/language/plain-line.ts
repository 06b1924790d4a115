// In: a text as typed. Out: its words alone, without case and accents, as one line.

/** « Y a-t-il de l’eau ? » → « y a t il de l eau ». */
export const plainLine = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
