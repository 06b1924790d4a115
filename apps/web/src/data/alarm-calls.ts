// What the session's charts ask of the server: its code comes late, in one piece.
export { sendAct } from './alarm-acts.ts'
export { readAlarmChanges } from './alarm-changes.ts'
