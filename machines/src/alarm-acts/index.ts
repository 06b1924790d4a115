export * from './alarm-acts.fixtures.ts'
export * from './alarm-acts.machine.ts'
export type * from './alarm-acts.types.ts'
export * from './alarm-acts.view.ts'
