import { z } from 'zod'

/**
 * The first parameter of an address that its schema does not know; null: there is none. A misspelt filter would
 * otherwise be answered as if nothing had been asked for. A loose object takes any; what is no object says nothing.
 * @param schema of the query, as the route declares it; undefined: it takes none
 * @param query as it was sent
 * @param everywhere what every route takes
 */
export const unknownParameter = (
  schema: unknown,
  query: unknown,
  everywhere: readonly string[] = [],
): string | null => {
  if (schema !== undefined && (!(schema instanceof z.ZodObject) || schema.def.catchall !== undefined)) return null
  if (typeof query !== 'object' || query === null) return null
  const known = new Set([...Object.keys(schema?.shape ?? {}), ...everywhere])
  return Object.keys(query).find((name) => !known.has(name)) ?? null
}

/** The query of a call that takes whatever its clients add to addresses, and reads none of it. */
export const anyParameters = z.looseObject({})
