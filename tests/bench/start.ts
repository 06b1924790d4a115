/** How long the demo takes to be ready, and what it weighs. */
import type { Stack } from '@vigie/stack'
import { rssMb } from './measure.ts'
import { fixed, type Table } from './table.ts'

export type Start = { readonly name: string; readonly seconds: number; readonly stack: Stack }

const SERVICES = ['identity', 'upstream', 'simulator', 'gateway'] as const

/** One row per start, read right after it. */
export const startRow = ({ name, seconds, stack }: Start): readonly string[] => {
  const memory = SERVICES.map((service) => {
    const pid = stack.pid(service)
    return pid === null ? Number.NaN : rssMb(pid)
  })
  const total = memory.reduce((sum, mb) => sum + (Number.isFinite(mb) ? mb : 0), 0)
  return [name, fixed(seconds), ...memory.map((mb) => fixed(mb, 0)), fixed(total, 0)]
}

export const startTable = (rows: readonly (readonly string[])[]): Table => ({
  title: 'Start: from the command to ready',
  method:
    'The demo stack (embedded database and broker, identity emulator, virtual farm of three sites), UI already built. Ready: all of the history is in the database. Resident memory read then.',
  columns: ['start', 'seconds', ...SERVICES.map((name) => `${name} MB`), 'total MB'],
  rows,
})
