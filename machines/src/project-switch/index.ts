export * from './project-switch.fixtures.ts'
export * from './project-switch.machine.ts'
export type * from './project-switch.types.ts'
export * from './project-switch.view.ts'
