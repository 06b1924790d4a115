// In: a question as typed. Out: its words without case, accents and plurals, in order.
import { joinedNumbers, SHORT } from './short-forms.ts'

/** A word of a question; `raw`: as typed. */
export type Token = { readonly word: string; readonly raw: string }

/** The words of a text. Elisions come apart (« d’eau » → d, eau); dates and « kWh/m³ » stay whole. */
export const tokensOf = (text: string): Token[] =>
  [...plain(text).matchAll(WORD)].flatMap(([raw]) => {
    const word = raw.toLowerCase()
    return (SHORT[word] ?? word).split(' ').map((full) => ({ word: stem(full), raw }))
  })

/** One word in the form that words are compared in. */
export const stem = (word: string): string =>
  word.length > 3 && /[a-z]s$/.test(word) && !WHOLE.has(word) ? word.slice(0, -1) : word

const WORD = /\d{4}-\d{2}-\d{2}|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|[a-zA-Z]+\d*|\d+[a-zA-Z]*/g

const plain = (text: string): string =>
  joinedNumbers(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(/\p{Cf}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/\bch7al\b/gi, 'chhal')
    .replace(/(?<=\b(?:entre|et|de|depuis|a)\s)[-−](?=\d{1,2}\s?h)/gi, 'moins ')
    .replace(/\b(\d{1,2}):(\d{2})\b/g, '$1h$2')
    .replace(/\bkilowatt[ -]?heures?\b/gi, 'kwh')
    .replace(/\bkwh\s*(?:\/|par|du|le|au)\s*(?:m3|metres? cubes?)\b/gi, 'kwhm3')
    .replace(/\bmetres?[ -]cubes?\b/gi, 'm3')
    .replace(/\bpremier (?=(?:janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec))/gi, '1er ')
    .replace(/%/g, ' pourcentage ')
    .replace(/\baujourd\s?['’]?\s?hui\b/gi, 'aujourdhui')

/** Words whose last letter is no plural. */
const WHOLE = new Set(
  'mois mars depuis plus moins temps hors fois dans sans sous tous puis acces apres tres alors jamais pas frais'.split(
    ' ',
  ),
)
