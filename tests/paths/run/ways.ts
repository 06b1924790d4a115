// The ways of a gesture: a button or its shortcut, Ctrl or Meta, a mouse, a finger or a key. The steps of a chart's frozen
// paths take turns with them.
import type { Locator, Page } from 'playwright/test'
import type { EventObject } from 'xstate'
import { readGolden } from '../freeze/golden.ts'
import type { Trace } from '../freeze/trace.ts'
import type { Walking } from './walking.ts'
import type { Gesture, Way } from './world.types.ts'
import type { AnyWorld } from './worlds/index.ts'

/** Name of the way that a gesture's own `act` is. */
export const FIRST_WAY = 'as usual'

/** The ways of a gesture by name, its own `act` first. */
export const waysOf = (gesture: Gesture): readonly (Way & { readonly name: string })[] => [
  { name: FIRST_WAY, act: gesture.act },
  ...Object.entries(gesture.ways ?? {}).map(([name, way]) => ({ name, ...way })),
]

/**
 * The way that the step under way takes: it is its turn, or, where its control is not in view, that of the one after it.
 */
export const wayOf = async (
  walking: Walking,
  gesture: Gesture,
  event: EventObject,
): Promise<Way & { readonly name: string }> => {
  const ways = waysOf(gesture)
  const first = turnOf(walking, event.type)
  const { page } = walking.stage.scene
  for (const [place] of ways.entries()) {
    const way = ways[(first + place) % ways.length]
    if (way !== undefined && (await isThere(way.control?.(page, event)))) return way
  }
  return { name: FIRST_WAY, act: gesture.act }
}

const isThere = async (control: Locator | undefined): Promise<boolean> => control === undefined || control.isVisible()

/** The controls that stand for an event beside the gesture's own. */
export const otherControls = (gesture: Gesture, page: Page, event: EventObject): readonly Locator[] =>
  waysOf(gesture).flatMap(({ control }) => (control === undefined ? [] : [control(page, event)]))

/**
 * How often an event type was brought about before this step: on the frozen paths before this one as they are written, on
 * this one by the ways that it took, since a step without its control here is sent and takes none.
 */
const turnOf = ({ chart, number, tally }: Walking, type: string): number => {
  const before =
    number === 0
      ? []
      : goldenOf(chart.name)
          .slice(0, number - 1)
          .flat()
  const own = (tally?.ways ?? []).filter((name) => name.startsWith(wayName(type, '')))
  return before.filter((step) => isBroughtAbout(step, type)).length + own.length
}

/** Labels begin with their event's type. */
const isBroughtAbout = ({ label, transitions }: Trace[number], type: string): boolean =>
  transitions.length > 0 && label.split(' ')[0] === type

const read = new Map<string, readonly Trace[]>()
const goldenOf = (chart: string): readonly Trace[] => {
  const traces = read.get(chart) ?? readGolden(chart)
  read.set(chart, traces)
  return traces
}

/** Ways that none of these steps took, as `event · way`. */
export const untaken = ({ gestures }: Pick<AnyWorld, 'gestures'>, taken: ReadonlySet<string>): readonly string[] =>
  Object.entries(gestures)
    .flatMap(([type, gesture]) =>
      gesture?.ways === undefined ? [] : waysOf(gesture).map(({ name }) => wayName(type, name)),
    )
    .filter((way) => !taken.has(way))

export const wayName = (type: string, name: string): string => `${type} · ${name}`
