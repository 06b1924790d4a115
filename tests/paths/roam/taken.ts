/** How often each transition was taken, by chart. */
export type Taken = Readonly<Record<string, Readonly<Record<string, number>>>>

export const addTaken = (one: Taken, other: Taken): Taken =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((chart) => [
      chart,
      addCounts(one[chart] ?? {}, other[chart] ?? {}),
    ]),
  )

type Counts = Readonly<Record<string, number>>
export const addCounts = (one: Counts, other: Counts): Counts => {
  const sum: Record<string, number> = { ...one }
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count
  return sum
}
