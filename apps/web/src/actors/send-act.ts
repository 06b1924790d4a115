import type { AlarmAct, AlarmActsOutcomes } from '@vigie/machines/alarm-acts'

/** Sends one act under its key; rejects when no answer came. */
export type SendAct = (act: AlarmAct) => Promise<AlarmActsOutcomes['sendActs']>
