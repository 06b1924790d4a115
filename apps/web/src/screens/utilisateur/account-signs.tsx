import { isAdministrator } from '@vigie/contracts/entities'
import type { ManagedUser } from '@vigie/contracts/rest'
import { Ban, ShieldCheck } from 'lucide-react'
import { formatDateTime, ROLE_LABELS } from '@/text'
import { users as words } from '@/text/users'
import { Avatar } from '@/ui/avatar'
import { Badge } from '@/ui/badge'
import { cn } from '@/ui/cn'
import { nameOf } from './account-name.ts'

type SignProps = { readonly user: ManagedUser }

/** Who it is: name, e-mail, and whether it is the person who looks. */
export const Person = ({ user, isOwn }: SignProps & { readonly isOwn: boolean }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <Avatar name={user.displayName ?? user.email} photoUrl={null} className={cn(user.disabled && 'grayscale')} />
    <span className="min-w-0">
      <span className="flex items-center gap-1.5">
        <span className="truncate font-medium">{nameOf(user)}</span>
        {isOwn && <Badge>{words.you}</Badge>}
      </span>
      <span className="block truncate font-normal text-muted text-xs">{user.email ?? words.noEmail}</span>
    </span>
  </span>
)

export const RoleBadge = ({ user: { role } }: SignProps) => {
  if (role === null) return <Badge tone="unknown">{words.noRole}</Badge>
  return (
    <Badge>
      {isAdministrator(role) && <ShieldCheck aria-hidden />}
      {ROLE_LABELS[role]}
    </Badge>
  )
}

export const LastSignIn = ({ user: { lastSignInAt } }: SignProps) =>
  lastSignInAt === null ? (
    <span className="text-muted">{words.neverSignedIn}</span>
  ) : (
    <time dateTime={lastSignInAt} className="tabular-nums">
      {formatDateTime(Date.parse(lastSignInAt))}
    </time>
  )

/** That an account is shut stands out; that it is open does not. */
export const StateBadge = ({ user: { disabled } }: SignProps) =>
  disabled ? (
    <Badge tone="warn">
      <Ban aria-hidden />
      {words.disabled}
    </Badge>
  ) : (
    <span className="text-muted text-xs">{words.active}</span>
  )
