// In: what a question asks the meaning of. Out: what pages call it.
import { type AlarmCondition, FIGURES, type FigureId, type FindingKind } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES, FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'

type Meant = CallOf<'meaning'>['of']

/** A figure, an alarm or a finding by its name. */
export const meaningName = (of: Meant): string =>
  isCondition(of)
    ? ALARM_CONDITION_NAMES[of]
    : of in FIGURES
      ? FIGURES[of as FigureId].name
      : FINDING_NAMES[of as FindingKind]
/** Whether a word of the catalogue is that of an alarm. */
export const isCondition = (of: Meant): of is AlarmCondition => of in ALARM_CONDITION_NAMES
