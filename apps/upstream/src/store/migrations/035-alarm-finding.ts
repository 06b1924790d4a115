/** Which of the things that its condition can mean an alarm was raised for. */
export const ALARM_FINDING = `
alter table alarms add column finding text
`
