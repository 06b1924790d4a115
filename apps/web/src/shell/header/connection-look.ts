import type { ConnectionKind } from '@vigie/machines/live-feed'
import {
  CircleOff,
  CirclePause,
  LoaderCircle,
  type LucideIcon,
  Radio,
  RefreshCw,
  ShieldX,
  Snowflake,
  WifiOff,
} from 'lucide-react'

type Tone = 'good' | 'warn' | 'bad' | 'frozen' | 'unknown'
type Look = { readonly icon: LucideIcon; readonly tone: Tone; readonly turning?: boolean }

/** Icon and colour of each state of the connection; its word is in text/shell.ts. */
export const CONNECTION_LOOKS: Record<ConnectionKind, Look> = {
  connecting: { icon: LoaderCircle, tone: 'unknown', turning: true },
  live: { icon: Radio, tone: 'good' },
  stale: { icon: Snowflake, tone: 'frozen' },
  'source-silent': { icon: CirclePause, tone: 'frozen' },
  'source-down': { icon: CircleOff, tone: 'bad' },
  retrying: { icon: RefreshCw, tone: 'warn', turning: true },
  refused: { icon: ShieldX, tone: 'bad' },
  offline: { icon: WifiOff, tone: 'bad' },
}

export const TONE_STYLES: Record<Tone, string> = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  frozen: 'bg-frozen-soft text-frozen',
  unknown: 'bg-unknown-soft text-unknown',
}
