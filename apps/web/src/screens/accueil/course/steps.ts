// In: values over stretches of time, and two scales. Out: the paths of a stepped line and of the area below it.

export type Stretch = { readonly from: number; readonly to: number }
type Scale = (value: number) => number
type Step = Stretch & { readonly value: number; readonly base: number }

/** Runs of neighbouring stretches that have a value; where one has none the drawing is interrupted. */
const runsOf = (
  stretches: readonly Stretch[],
  values: readonly (number | null)[],
  bases: readonly (number | null)[],
): readonly (readonly Step[])[] => {
  const runs: Step[][] = []
  let open: Step[] | null = null
  stretches.forEach((stretch, index) => {
    const value = values[index] ?? null
    if (value === null) {
      open = null
      return
    }
    const step = { ...stretch, value, base: bases[index] ?? 0 }
    if (open === null) {
      open = []
      runs.push(open)
    }
    open.push(step)
  })
  return runs
}

const round = (value: number): number => Math.round(value * 10) / 10

const along = (run: readonly Step[], x: Scale, y: Scale): string =>
  run
    .map(
      ({ from, to, value }, index) => `${index === 0 ? `M${round(x(from))} ` : 'V'}${round(y(value))}H${round(x(to))}`,
    )
    .join('')

/** A line that keeps each value for the whole of its stretch. */
export const stepLine = (
  stretches: readonly Stretch[],
  values: readonly (number | null)[],
  x: Scale,
  y: Scale,
): string =>
  runsOf(stretches, values, [])
    .map((run) => along(run, x, y))
    .join('')

/**
 * The area between such a line and a base.
 * @param bases where the area begins over each stretch; empty: at zero
 */
export const stepArea = (
  stretches: readonly Stretch[],
  values: readonly (number | null)[],
  bases: readonly (number | null)[],
  x: Scale,
  y: Scale,
): string =>
  runsOf(stretches, values, bases)
    .map((run) => {
      const back = run
        .toReversed()
        .map(({ from, base }) => `V${round(y(base))}H${round(x(from))}`)
        .join('')
      return `${along(run, x, y)}${back}Z`
    })
    .join('')
