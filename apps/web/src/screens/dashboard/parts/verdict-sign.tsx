import { CircleCheck, CircleDashed, CircleDot, OctagonAlert, TriangleAlert } from 'lucide-react'
import type { Tone } from '@/ui/badge'
import type { Verdict } from '../rhythm/outlook.ts'

/** How each verdict looks: by shape first, and by colour where it asks for something. */
export const VERDICT_SIGNS = {
  within: { icon: CircleCheck, tone: 'good', ink: 'text-good' },
  close: { icon: CircleDot, tone: 'unknown', ink: 'text-ink' },
  ahead: { icon: TriangleAlert, tone: 'warn', ink: 'text-warn' },
  over: { icon: OctagonAlert, tone: 'bad', ink: 'text-bad' },
  none: { icon: CircleDashed, tone: 'unknown', ink: 'text-muted' },
} as const satisfies Record<Verdict | 'none', { icon: typeof CircleCheck; tone: Tone; ink: string }>
