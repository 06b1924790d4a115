import { type FigureId, figureSpec } from '@vigie/contracts/entities'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { loadText as words } from '@/text/alarm-load'
import type { Limits, Verdict } from './verdicts.ts'

/** How each verdict looks: by shape first, and by colour where it asks for something. */
export const VERDICT_LOOKS = {
  acceptable: { icon: CircleCheck, tone: 'good', ink: 'text-good' },
  manageable: { icon: TriangleAlert, tone: 'warn', ink: 'text-warn' },
  excessive: { icon: CircleAlert, tone: 'bad', ink: 'text-bad' },
} as const satisfies Record<Verdict, unknown>

/** « 150 / 300 », « ≤ 10 », « < 1 % ». */
export const limitWords = (figure: FigureId, { acceptable, manageable, strict }: Limits): string => {
  const { unit } = figureSpec(figure)
  const write = (limit: number) => (unit === '' ? String(limit) : `${limit}\u00a0${unit}`)
  if (strict) return words.below(write(acceptable))
  return manageable === undefined ? words.single(write(acceptable)) : words.limit(write(acceptable), write(manageable))
}
