// In: a call about what something is. Out: how a figure is computed, or what an alarm says and what to do about it.
import { alarmToDo } from '@vigie/contracts/alarm-to-do'
import { CONDITION_HELP } from '@vigie/contracts/condition-words'
import { FIGURE_FORMULAS } from '@vigie/contracts/figure-formulas'
import type { CallOf } from '../call.ts'
import { type Told, unknown } from './answer.ts'
import { isCondition, meaningName } from './words.ts'

/** In the words of the pages: nothing of it was read of the site. */
export const tellMeaning = ({ of }: CallOf<'meaning'>): Told => ({
  ...unknown(),
  sentences: isCondition(of)
    ? [
        `Alarme « ${meaningName(of)} » : ${lower(CONDITION_HELP[of])}`,
        `À faire : ${lower(alarmToDo({ condition: of }))}`,
      ]
    : [`${meaningName(of)} : ${FIGURE_FORMULAS[of]}.`],
  known: true,
})

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
