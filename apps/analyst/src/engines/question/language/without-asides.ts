// In: a question as typed. Out: the same without what was copied with it, and without why it is asked.

/** « <b>Niveau</b> du bassin, parce que je suis sur la route » → « Niveau du bassin ». */
export const withoutAsides = (text: string): string => text.replace(SCRIPT, ' ').replace(MARKUP, ' ').replace(ASIDE, '')

/** What is written to be run is no question. */
const SCRIPT = /<(script|style|iframe)\b[^>]*>.*?(?:<\/\1>|$)/gis
/** What stands around words that were copied from a page: it is no part of a name. */
const MARKUP = /<\/?[a-z][^<>]*>/gi

/** Why somebody asks, behind what they ask: « …, parce que je suis sur la route ». */
const ASIDE =
  /(?<=\S+\s+\S+\s+\S+.*?),?\s+(?:parce qu|puisqu|vu qu|j['’]ai l['’]impression|je crois qu|on dirait qu).*$/is
