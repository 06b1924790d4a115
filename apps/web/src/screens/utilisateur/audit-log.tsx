import type { AuditAction, AuditEntry } from '@vigie/contracts/entities'
import {
  Ban,
  BellRing,
  FilePen,
  type LucideIcon,
  MailPlus,
  Monitor,
  MonitorCheck,
  MonitorOff,
  Pencil,
  ScrollText,
  ShieldX,
  SlidersHorizontal,
  Target,
  Trash2,
  UserCheck,
  UserPlus,
  Wrench,
} from 'lucide-react'
import { useCapability } from '@/data'
import { useAudit } from '@/data/audit'
import { formatDateTimeSeconds, text } from '@/text'
import { audit as words } from '@/text/users'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { MoreButton } from '@/widgets/page/more-button'
import { detailWords, failureWords } from './audit-detail.ts'
import { sentenceOf } from './use-account-acts.ts'

const LOOKS: Record<AuditAction, readonly [icon: LucideIcon, style: string]> = {
  'user.created': [UserPlus, 'bg-good-soft text-good'],
  'user.updated': [Pencil, 'bg-water-soft text-water'],
  'user.disabled': [Ban, 'bg-warn-soft text-warn'],
  'user.enabled': [UserCheck, 'bg-good-soft text-good'],
  'user.deleted': [Trash2, 'bg-bad-soft text-bad'],
  'alarm-settings.changed': [SlidersHorizontal, 'bg-water-soft text-water'],
  'goals.changed': [Target, 'bg-water-soft text-water'],
  'reach.changed': [BellRing, 'bg-water-soft text-water'],
  'handover.signed': [FilePen, 'bg-water-soft text-water'],
  'handover.taken': [UserCheck, 'bg-good-soft text-good'],
  'maintenance.planned': [Wrench, 'bg-water-soft text-water'],
  'maintenance.changed': [Wrench, 'bg-water-soft text-water'],
  'maintenance.started': [Wrench, 'bg-warn-soft text-warn'],
  'maintenance.ended': [Wrench, 'bg-good-soft text-good'],
  'maintenance.cancelled': [Wrench, 'bg-water-soft text-water'],
  'wall.approved': [MonitorCheck, 'bg-good-soft text-good'],
  'wall.changed': [Monitor, 'bg-water-soft text-water'],
  'wall.revoked': [MonitorOff, 'bg-bad-soft text-bad'],
  'user.reset-sent': [MailPlus, 'bg-water-soft text-water'],
  'access.refused': [ShieldX, 'bg-bad-soft text-bad'],
}

/** Every act of administration, newest first, read further back on demand. */
export const AuditLog = () => {
  const offered = useCapability('audit')
  const log = useAudit()
  if (offered === false) {
    return (
      <EmptyState icon={ScrollText} title={text.common.unavailableOf(words.title)}>
        {words.unavailable}
      </EmptyState>
    )
  }
  if (log.data === undefined) {
    if (!log.isError) return <ListSkeleton />
    return (
      <ErrorState title={words.error} retryLabel={text.common.retry} onRetry={() => void log.refetch()}>
        {sentenceOf(log.error)}
      </ErrorState>
    )
  }
  const entries = log.data.pages.flat()
  if (entries.length === 0) {
    return (
      <EmptyState icon={ScrollText} title={words.empty}>
        {words.emptyHelp}
      </EmptyState>
    )
  }
  return (
    <section aria-label={words.title} className="flex flex-col gap-4">
      <p className="text-muted text-sm">{words.help}</p>
      <Card>
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
      <MoreButton pages={log} label={words.more} />
    </section>
  )
}

const Entry = ({ entry: { at, action, actor, subject, detail } }: { readonly entry: AuditEntry }) => {
  const [Icon, style] = LOOKS[action]
  const changes = detailWords(detail)
  const failure = failureWords(detail)
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className={cn('mt-0.5 grid size-8 shrink-0 place-items-center rounded-lg', style)}>
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="min-w-0">
            <span className="font-semibold">{words.actions[action]}</span> <span className="break-all">{subject}</span>
          </span>
          <time dateTime={at} className="whitespace-nowrap text-muted text-xs tabular-nums">
            {formatDateTimeSeconds(Date.parse(at))}
          </time>
        </p>
        <p className="break-words text-muted text-xs">
          {words.by(actor.email ?? words.unknownActor)}
          {changes.length > 0 && ` · ${changes.join(' · ')}`}
        </p>
        {failure !== null && <p className="font-medium text-bad text-xs">{words.failed(failure)}</p>}
      </div>
    </li>
  )
}
