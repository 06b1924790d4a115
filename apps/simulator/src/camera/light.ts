import type { FarmState, SitePlan } from '../farm/index.ts'
import { cloudCover, sunElevationSine } from '../farm/sun.ts'
import { type Canvas, type Colour, mix } from './canvas.ts'

/** The light that a scene is seen in. */
export type Light = {
  /** Sine of the sun's elevation. */
  readonly sun: number
  /** 0 at night, 1 by day */
  readonly day: number
  /** share of the sky in clouds */
  readonly clouds: number
  /** local hours since midnight */
  readonly hour: number
  /** How something of this colour looks; at night the camera's own lamp shows it, or a stronger one (0 to 1). */
  readonly on: (colour: Colour, lamp?: number) => Colour
}

/** The light at an instant (ms) at a site. */
export const lightAt = (plan: SitePlan, { seed }: FarmState, atMs: number, hour: number): Light => {
  const sun = sunElevationSine(atMs, plan.position)
  const day = Math.min(1, Math.max(0, (sun + 0.12) / 0.4))
  const clouds = cloudCover(atMs, seed)
  const on = (colour: Colour, lamp = 0): Colour => {
    const shown = Math.max(day * (1 - 0.25 * clouds), lamp, INFRARED)
    return mix(mix([0, 0, 0], NIGHT_TINT, (colour[0] + colour[1] + colour[2]) / 765), colour, shown)
  }
  return { sun, day, clouds, hour, on }
}

/** What the lamp of a camera shows of what is near, as those of tanks and gates have one. */
const INFRARED = 0.55
const NIGHT_TINT: Colour = [58, 66, 92]
const NIGHT = { high: [9, 12, 26], low: [24, 30, 52] } as const
const DAY = { high: [74, 138, 206], low: [196, 220, 236] } as const
const DUSK: Colour = [238, 150, 84]
const GREY: Colour = [176, 182, 188]

/** Sky, sun and two ridges, down to the horizon. */
export const drawSky = (canvas: Canvas, { sun, day, clouds, hour, on }: Light, horizon: number): void => {
  const dusk = Math.max(0, 1 - Math.abs(sun) / 0.22)
  const grey = (colour: Colour): Colour => mix(colour, GREY, 0.8 * clouds * day)
  const high = grey(mix(NIGHT.high, DAY.high, day))
  const low = mix(grey(mix(NIGHT.low, DAY.low, day)), DUSK, 0.75 * dusk)
  canvas.band(0, horizon, high, low)
  if (sun > -0.03) {
    const x = canvas.width * (0.08 + (0.84 * (hour - 6.5)) / 12)
    canvas.ellipse(x, horizon - 8 - 0.8 * horizon * sun, 15, 15, mix([255, 246, 214], low, 0.9 * clouds))
  }
  canvas.polygon(ridge(canvas.width, horizon, 46, 0.9), mix(on([126, 134, 148]), low, 0.45))
  canvas.polygon(ridge(canvas.width, horizon, 24, 2.3), mix(on([122, 116, 98]), low, 0.25))
}

/** The outline of far hills. */
const ridge = (width: number, horizon: number, heightPx: number, start: number) => [
  [0, horizon] as const,
  ...Array.from({ length: 33 }, (_, step) => {
    const t = start + step * 0.31
    return [(width * step) / 32, horizon - heightPx * (0.55 + 0.3 * Math.sin(t) + 0.15 * Math.sin(2.7 * t))] as const
  }),
  [width, horizon] as const,
]
