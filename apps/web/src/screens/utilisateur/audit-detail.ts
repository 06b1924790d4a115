import { type GoalChange, goalChange, role } from '@vigie/contracts/entities'
import { errorCode } from '@vigie/contracts/errors'
import { ROLE_LABELS } from '@/text'
import { errors } from '@/text/errors'
import { goalName, goalValue } from '@/text/goal-words'
import { goals } from '@/text/goals'
import { audit as words } from '@/text/users'

const FIELDS: ReadonlyMap<string, string> = new Map(Object.entries(words.fields))

/** Fields that the entry shows elsewhere: whom it concerns, who did what, whether it succeeded. */
const ELSEWHERE: readonly string[] = ['uid', 'disabled', 'outcome', 'code', 'byName']

/** What an act changed, in words: « champ : valeur », or « champ : avant → après ». */
export const detailWords = (detail: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(detail)
    .filter(([field]) => !ELSEWHERE.includes(field))
    .flatMap(([field, value]) => {
      const changed = goalChange.array().min(1).safeParse(value)
      return changed.success ? changed.data.map(goalWords) : `${FIELDS.get(field) ?? field} : ${valueWords(value)}`
    })

/** « Autonomie : 12 h → 120 h »; the currency of its site is not at hand. */
const goalWords = ({ goal, device, before, after }: GoalChange): string =>
  `${device === null ? goalName(goal) : goals.budgetOf(device)} : ${goalValue(goal, before, '')} → ${goalValue(goal, after, '')}`

/** Why the act failed; null: it did not. */
export const failureWords = ({ outcome, code }: Readonly<Record<string, unknown>>): string | null => {
  if (outcome !== 'failed') return null
  const known = errorCode.safeParse(code)
  return known.success ? errors[known.data] : errors.internal
}

const valueWords = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return words.none
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.length === 0 ? words.none : value.map(valueWords).join(', ')
  if (typeof value === 'object') {
    if ('to' in value) return `${valueWords('from' in value ? value.from : null)} → ${valueWords(value.to)}`
    return Object.entries(value)
      .map(([field, one]) => `${FIELDS.get(field) ?? field} ${valueWords(one)}`)
      .join(', ')
  }
  const known = role.safeParse(value)
  return known.success ? ROLE_LABELS[known.data] : String(value)
}
