// In: a call about what something is. Out: how a figure is computed, or what an alarm says and what to do about it.
import { alarmToDo } from '@vigie/contracts/alarm-to-do'
import { CONDITION_HELP } from '@vigie/contracts/condition-words'
import type { FigureId } from '@vigie/contracts/entities'
import { FIGURE_FORMULAS } from '@vigie/contracts/figure-formulas'
import { FINDING_ACTS } from '@vigie/contracts/finding-words'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { type Told, unknown } from './answer.ts'
import { isCondition, meaningName } from './meaning-name.ts'

/** In the words of the pages: nothing of it was read of the site. */
export const tellMeaning = ({ of }: CallOf<'meaning'>): Told => ({
  ...unknown(),
  sentences: isFinding(of)
    ? [`Constat « ${FINDING_NAMES[of]} » : ${FOUND_WHEN[of]}`, `À faire : ${lower(FINDING_ACTS[of])}`]
    : isCondition(of)
      ? [
          `Alarme « ${meaningName(of)} » : ${lower(CONDITION_HELP[of])}`,
          `À faire : ${lower(alarmToDo({ condition: of }))}`,
        ]
      : of in FIGURE_FORMULAS
        ? [`${meaningName(of)} : ${FIGURE_FORMULAS[of as FigureId]}.`]
        : [],
  known: true,
})

/** What only a finding is called; one that is an alarm of its own is told as that. */
const FOUND_WHEN = {
  'clogged-filter':
    'la perte de pression entre l’entrée et la sortie du filtre a grandi, à débit égal : des dépôts le bouchent, et la pompe prend plus d’énergie pour la même eau.',
  'stuck-sensor':
    'la mesure reste la même au dernier chiffre près, ce qu’elle n’avait jamais fait aussi longtemps : le capteur ne suit plus.',
} as const
const isFinding = (of: string): of is keyof typeof FOUND_WHEN => of in FOUND_WHEN

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1)
