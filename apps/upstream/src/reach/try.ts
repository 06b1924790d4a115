/** What a server said to a message, or that it said nothing. */
export type Try = {
  /** `later`: another try may do; `refused`: none will */
  readonly outcome: 'accepted' | 'refused' | 'later'
  readonly answer: string
  /** it may have been accepted although nothing says so */
  readonly isUnknown: boolean
}

const ANSWER_MOST = 300

export const accepted = (answer: string): Try => ({ outcome: 'accepted', answer: short(answer), isUnknown: false })
export const refused = (answer: string): Try => ({ outcome: 'refused', answer: short(answer), isUnknown: false })
export const later = (answer: string, isUnknown = false): Try => ({
  outcome: 'later',
  answer: short(answer),
  isUnknown,
})

const short = (answer: string): string => answer.replaceAll(/\s+/g, ' ').trim().slice(0, ANSWER_MOST)
