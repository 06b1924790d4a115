import type { NodeConfig } from './config.ts'

/** One fault of a node. `edit` puts it into that node of a fresh copy of the drawing, whose root is given too. */
export type Edit = {
  readonly operator: string
  readonly what: string
  readonly edit: (node: NodeConfig, root: NodeConfig) => void
}

/** A guard or an action as it stands in a drawing, and how it is called: its name, and its fixed parameters. */
export type Drawn = { readonly name: string; readonly value: unknown }

/** What a chart draws that the operators choose from. */
export type Names = {
  readonly nodes: readonly NodeConfig[]
  readonly events: readonly string[]
  readonly actions: readonly Drawn[]
  readonly guards: readonly Drawn[]
  readonly actors: readonly string[]
  readonly delays: readonly string[]
}
