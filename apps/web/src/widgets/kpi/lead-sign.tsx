import { CircleCheck, CircleDashed, CircleEqual, TrendingUp, TriangleAlert } from 'lucide-react'
import type { Tone } from '@/ui/badge'
import type { LeadVerdict } from './lead.ts'

/**
 * How each verdict looks: by shape first, then by colour, which means what it does on every screen: green is as it should
 * be, amber is to be looked into, and red, which no budget is, stops the site. A little beyond the limit, within what a
 * projection can tell, is neither.
 */
export const LEAD_SIGNS = {
  within: { icon: CircleCheck, tone: 'good', ink: 'text-good' },
  even: { icon: CircleCheck, tone: 'good', ink: 'text-good' },
  close: { icon: CircleEqual, tone: 'neutral', ink: 'text-muted' },
  ahead: { icon: TrendingUp, tone: 'warn', ink: 'text-warn' },
  over: { icon: TriangleAlert, tone: 'warn', ink: 'text-warn' },
  none: { icon: CircleDashed, tone: 'unknown', ink: 'text-muted' },
} as const satisfies Record<LeadVerdict | 'none', { icon: typeof CircleCheck; tone: Tone; ink: string }>
