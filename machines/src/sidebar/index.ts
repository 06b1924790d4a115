export * from './sidebar.fixtures.ts'
export * from './sidebar.machine.ts'
export * from './sidebar.types.ts'
export * from './sidebar.view.ts'
