import { role } from '@vigie/contracts/entities'
import { ROLE_LABELS } from '@/text'
import { audit as words } from '@/text/users'

const FIELDS: ReadonlyMap<string, string> = new Map(Object.entries(words.fields))

/** What an act changed, in words: one « champ : valeur » for each; nested changes are flattened. */
export const detailWords = (detail: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(detail).map(([field, value]) => `${FIELDS.get(field) ?? field} : ${valueWords(value)}`)

const valueWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.length === 0 ? words.none : value.map(valueWords).join(', ')
  if (typeof value === 'object') {
    const inside = Object.entries(value).map(([field, one]) => `${FIELDS.get(field) ?? field} ${valueWords(one)}`)
    return inside.length === 0 ? words.none : inside.join(' → ')
  }
  const known = role.safeParse(value)
  return known.success ? ROLE_LABELS[known.data] : String(value)
}
