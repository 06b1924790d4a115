// In: the slots of a question. Out: whether it says of what and what is asked of it, though it names no quantity: then it goes on from none before it.
import { CURVE } from './figure-of.ts'
import type { Slots } from './read.ts'

/** « Secteur nord : hier par rapport à avant-hier », « courbe du bassin haut »; « et le secteur nord, … » goes on. */
export const isWhole = ({ mentions, periods, line }: Slots): boolean =>
  mentions.named.length > 0 && (periods.length > 1 || CURVE.test(line)) && !GOES_ON.test(line)
const GOES_ON = /^(?:et|puis|pareil|idem|meme chose|alors|sinon)\b/
