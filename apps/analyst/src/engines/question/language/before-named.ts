// In: a period that a question names, and the one that it named first. Out: whether the later one is the time before the first.
import type { PeriodInput } from '@vigie/contracts/entities'

/** The day before, which after another day is the one before that. */
export const EVE = '(?:de |a )?(?:la )?veille|(?:le )?jour (?:d avant|precedent|dernier)'
const IS_EVE = /(?<!avant )veille|jour (?:d avant|precedent|dernier)/
const LONGER: ReadonlySet<string> = new Set(['week', 'month', 'year'])
const IS_PRIOR = /\bprecedente?\b|\bd avant\b/

type Later = { readonly period: PeriodInput | null; readonly text: string }

/** « La veille » behind a day, « la semaine d’avant » behind a week: the one before that, not before today. */
export const isBefore = ({ text, period }: Later, named: PeriodInput): boolean =>
  named.unit === 'day'
    ? IS_EVE.test(text)
    : LONGER.has(named.unit) && period?.unit === named.unit && IS_PRIOR.test(text)
