export * from './debrief.fixtures.ts'
export * from './debrief.machine.ts'
export type * from './debrief.types.ts'
export * from './debrief.view.ts'
