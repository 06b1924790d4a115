import type { NodeConfig } from './config.ts'

/** One fault of a node. `edit` puts it into that node of a fresh copy of the drawing. */
export type Edit = {
  readonly operator: string
  readonly what: string
  readonly edit: (node: NodeConfig) => void
}

/** The names of a chart that the operators choose from. */
export type Names = {
  readonly nodes: readonly NodeConfig[]
  readonly events: readonly string[]
  readonly actions: readonly string[]
  readonly guards: readonly string[]
  readonly actors: readonly string[]
  readonly delays: readonly string[]
}
