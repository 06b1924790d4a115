import { DAY_MS, type Position } from '@vigie/contracts/entities'
import { chance, drift } from './chance.ts'

const RADIANS = Math.PI / 180

/** Sine of the sun's elevation; negative at night. Low-precision almanac, good to about 0.02°. */
export const sunElevationSine = (atMs: number, { lat, lon }: Position): number => {
  const days = atMs / DAY_MS - 10_957.5
  const anomaly = (357.529 + 0.98560028 * days) * RADIANS
  const longitude = (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS
  const obliquity = 23.439 * RADIANS
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude))
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude))
  const siderealDegrees = (18.697374558 + 24.06570982441908 * days) * 15
  const hourAngle = (siderealDegrees + lon) * RADIANS - ascension
  return (
    Math.sin(lat * RADIANS) * Math.sin(declination) +
    Math.cos(lat * RADIANS) * Math.cos(declination) * Math.cos(hourAngle)
  )
}

/** Global irradiance on the ground, W/m²: clear sky (Haurwitz) under the seeded clouds; 0 when the sun is down. */
export const irradianceWm2 = (atMs: number, position: Position, seed: number): number => {
  const sine = sunElevationSine(atMs, position)
  if (sine <= 0) return 0
  return 1_098 * sine * Math.exp(-0.057 / sine) * (1 - 0.78 * cloudCover(atMs, seed))
}

/** Share of the sky in clouds, 0 to 1: most days clear, some broken, a few grey. */
export const cloudCover = (atMs: number, seed: number): number => {
  const kind = chance(seed, 'sky', Math.floor(atMs / DAY_MS))
  const mean = drift(seed, 'cover', atMs / DAY_MS)
  const gust = drift(seed, 'gust', atMs / 420_000)
  if (kind < 0.62) return 0.08 * mean + (gust > 0.85 ? 0.5 * (gust - 0.85) : 0)
  if (kind < 0.88) return Math.min(1, 0.15 + 0.3 * mean + 0.7 * Math.max(0, gust - 0.45))
  return Math.min(1, 0.6 + 0.3 * mean + 0.1 * gust)
}
