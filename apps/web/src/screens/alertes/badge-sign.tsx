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

type BadgeSignProps = {
  readonly badge: AlarmBadge
  /** in a list that is one line of cells, the act beside it says the rest to the eye */
  readonly isBrief?: boolean
}

/** The one badge of an alarm. */
export const BadgeSign = ({ badge, isBrief = false }: BadgeSignProps) => {
  const { look, label, brief = label } = badge
  const { tone, icon: Icon, border } = LOOKS[look]
  return (
    <Badge tone={tone} data-badge={look} className={cn('max-w-full', border)}>
      {Icon === null ? <Spinner className="size-3.5" /> : <Icon aria-hidden />}
      <span className="truncate">
        {isBrief ? brief : label}
        {isBrief && <span className="@xl/alarms:sr-only">{label.slice(brief.length)}</span>}
      </span>
    </Badge>
  )
}
