import type { ParseArgsConfig } from 'node:util'

export type CommandInput = {
  readonly values: Readonly<Record<string, unknown>>
  readonly positionals: readonly string[]
  readonly say: (line: string) => void
}

/** One command of the tool. `run` returns the exit code: 0 all is well, 1 something was found, 2 it was misused. */
export type Command = {
  readonly name: string
  /** one line, for the list of commands */
  readonly summary: string
  /** printed by `--help`: what it does, its options, an example */
  readonly help: string
  readonly options: NonNullable<ParseArgsConfig['options']>
  readonly run: (input: CommandInput) => number | Promise<number>
}

/** The text given for an option; undefined: it was not given. */
export const textOption = (values: CommandInput['values'], name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}
