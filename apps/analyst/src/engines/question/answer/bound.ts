// In: a value that was told, and the limit that was asked about. Out: on which side of it the value stands, in words.
import type { Bound } from '../call.ts'
import type { Form, Found, Ledger } from './ledger.ts'

/** Unit and form of what is told. */
type AsWritten = readonly [unit: string, form?: Form]

/** Whether a value stands on the side that was asked about. */
export const holdsTo = (value: number, { side, value: limit, target }: Bound): boolean => {
  // an aim that is just reached is reached; « sous 2 bar » is not 2 bar
  if (target !== undefined && value === limit) return true
  return side === 'over' ? value > limit : value < limit
}

/** « C’est sous 12 h. », « Objectif manqué : 10 % au plus. » */
export const boundSentence = ({ value }: Found, bound: Bound, form: AsWritten, ledger: Ledger): string => {
  const limit = limitText(bound, form, ledger)
  const holds = holdsTo(value, bound)
  if (bound.target !== undefined)
    return `Objectif ${holds ? 'tenu' : 'manqué'} : ${limit} au ${bound.side === 'over' ? 'moins' : 'plus'}.`
  return holds ? `C’est ${sideWords(bound)} ${limit}.` : `Ce n’est pas ${sideWords(bound)} ${limit}.`
}

/** « Oui. », « Non. » before what is told of a limit; a target is told as kept or missed. */
export const boundYes = ({ value }: Pick<Found, 'value'>, bound: Bound): string =>
  bound.target === undefined ? (holdsTo(value, bound) ? 'Oui. ' : 'Non. ') : ''

/** The limit itself, as it is told. */
export const limitText = (bound: Bound, form: AsWritten, ledger: Ledger): string =>
  ledger.say(
    {
      value: bound.value,
      from: [bound.target === undefined ? `asked:${bound.value}` : `target:${bound.target}`],
      how: 'read',
    },
    ...form,
  )

/** « sous », « au-dessus de ». */
export const sideWords = ({ side }: Bound): string => (side === 'over' ? 'au-dessus de' : 'sous')
