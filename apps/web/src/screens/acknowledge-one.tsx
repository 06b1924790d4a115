import type { Alarm } from '@vigie/contracts/entities'
import { AcknowledgeWaiting } from './acknowledge-waiting.tsx'

/** Acknowledges one alarm, its condition may be over, beside its row. */
export const acknowledgeOne = (alarm: Alarm) => <AcknowledgeWaiting alarms={[alarm]} withReturned />
