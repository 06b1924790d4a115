import type { z } from 'zod'

/** A process's environment: names and values, all of them text. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The environment as its schema makes it, or one line that names the first wrong variable. */
export type EnvironmentReading<Settings> =
  | { readonly ok: true; readonly config: Settings }
  | { readonly ok: false; readonly error: string }

/** Parses an environment by its schema. An empty variable counts as absent. */
export const readEnvironment = <Schema extends z.ZodType>(
  schema: Schema,
  env: Environment,
): EnvironmentReading<z.output<Schema>> => {
  const parsed = schema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')))
  return parsed.success ? { ok: true, config: parsed.data } : { ok: false, error: flawLine(parsed.error) }
}

/** The first flaw as one line, `NAME: what is wrong`; in a list, `NAME.2:` is its third item. */
export const flawLine = ({ issues: [issue] }: z.ZodError): string =>
  `${issue?.path.join('.') || 'environment'}: ${issue?.message ?? 'invalid'}`
