export * from './notification-panel.fixtures.ts'
export * from './notification-panel.machine.ts'
export type * from './notification-panel.types.ts'
export * from './notification-panel.view.ts'
