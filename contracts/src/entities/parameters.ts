import { z } from 'zod'

/**
 * The first parameter of an address that its schema does not know; null: there is none. A misspelt filter would
 * otherwise be answered as if nothing had been asked for. A loose object takes any; what is no object says nothing.
 * @param schema of the query, as the route declares it
 * @param query as it was sent
 * @param everywhere what every route takes
 */
export const unknownParameter = (
  schema: unknown,
  query: unknown,
  everywhere: readonly string[] = [],
): string | null => {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall !== undefined) return null
  if (typeof query !== 'object' || query === null) return null
  const known = new Set([...Object.keys(schema.shape), ...everywhere])
  return Object.keys(query).find((name) => !known.has(name)) ?? null
}
