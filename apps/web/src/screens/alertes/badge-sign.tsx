import { Bell, BellRing, Check, CircleSlash, CloudOff, type LucideIcon, TriangleAlert, Undo2 } from 'lucide-react'
import { Badge, type Tone } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { Spinner } from '@/ui/spinner'
import type { AlarmBadge, BadgeLook } from './badge.ts'

type Look = { readonly tone: Tone; readonly icon: LucideIcon | null; readonly border?: string }
const LOOKS: Record<BadgeLook, Look> = {
  // red is what is critical, as of the marks
  urgent: { tone: 'bad', icon: BellRing },
  waiting: { tone: 'neutral', icon: Bell, border: 'border border-line-strong' },
  returned: { tone: 'neutral', icon: Undo2, border: 'border border-line-strong' },
  known: { tone: 'neutral', icon: Check },
  sent: { tone: 'water', icon: null },
  unsent: { tone: 'frozen', icon: CloudOff, border: 'border border-dashed border-frozen' },
  refused: { tone: 'bad', icon: TriangleAlert, border: 'border border-bad' },
  apart: { tone: 'unknown', icon: CircleSlash },
}

/** The one badge of an alarm. */
export const BadgeSign = ({ badge }: { readonly badge: AlarmBadge }) => {
  const { tone, icon: Icon, border } = LOOKS[badge.look]
  return (
    <Badge tone={tone} data-badge={badge.look} className={cn('max-w-full', border)}>
      {Icon === null ? <Spinner className="size-3.5" /> : <Icon aria-hidden />}
      <span className="truncate">{badge.label}</span>
    </Badge>
  )
}
