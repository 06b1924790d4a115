import { IN_THE_WORLD } from './in-the-world.ts'
import { ON_THE_PAGE } from './on-the-page.ts'
import { ON_THE_WALL } from './on-the-wall.ts'
import type { Planted } from './planted.types.ts'

/** Faults by name: what the page then does wrong. */
export const PLANTED: Readonly<Record<string, Planted>> = {
  ...ON_THE_PAGE,
  ...IN_THE_WORLD,
  ...ON_THE_WALL,
}
