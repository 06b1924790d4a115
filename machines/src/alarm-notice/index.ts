export * from './alarm-notice.fixtures.ts'
export * from './alarm-notice.machine.ts'
export type * from './alarm-notice.types.ts'
export * from './alarm-notice.view.ts'
