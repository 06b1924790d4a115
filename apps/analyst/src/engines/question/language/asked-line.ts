// In: a question as typed. Out: its plain words, those that are typed in a hurry or in Darija said in full.
import { plainLine } from './plain-line.ts'
import { TYPED_WORDS } from './short-forms.ts'

/** « C koi le pb ? » → « c est quoi le probleme ». Numbers that are said in words stay words. */
export const askedLine = (text: string): string =>
  plainLine(text)
    .replace(/\bch7al\b/g, 'chhal')
    .split(' ')
    .map((word) => TYPED_WORDS[word] ?? word)
    .join(' ')
    .replace(/\baujourdhui(?: hui)?\b/g, 'aujourd hui')
    .replace(/^((?:et |alors |mais )?)c (?=[a-z]{2})(?!est\b|etait\b)/, '$1c est ')
    .replace(/\bc (?=(?:quoi|qui|ou|quand|combien|grave|normal|urgent|bon|le|la|les|l)\b)/g, 'c est ')
