import type { ManagedUser } from '@vigie/contracts/rest'
import { Ban, EllipsisVertical, Lock, MailPlus, Pencil, Trash2, UserCheck } from 'lucide-react'
import { users } from '@/text/users'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Tooltip } from '@/widgets/layers/tooltip'
import { nameOf } from './account-name.ts'

const words = users.menu

/** What the list can be asked to do with an account. */
export type AccountActs = {
  readonly edit: (user: ManagedUser) => void
  readonly remove: (user: ManagedUser) => void
  readonly sendReset: (user: ManagedUser) => void
  readonly setDisabled: (user: ManagedUser, disabled: boolean) => void
}

type AccountMenuProps = { readonly user: ManagedUser; readonly isOwn: boolean; readonly acts: AccountActs }

/** What may be done to this account, the most usual in sight; nobody shuts themselves out. */
export const AccountMenu = ({ user, isOwn, acts }: AccountMenuProps) => {
  if (!user.editable) {
    return (
      <Tooltip content={users.locked} side="left">
        <span
          role="img"
          aria-label={users.locked}
          className="inline-grid size-9 place-items-center text-muted [&_svg]:size-4"
        >
          <Lock aria-hidden />
        </span>
      </Tooltip>
    )
  }
  return (
    <span className="flex items-center justify-end gap-1">
      <Button
        variant="ghost"
        size="sm"
        aria-label={words.editOf(nameOf(user))}
        onClick={() => acts.edit(user)}
        className="text-primary"
      >
        <Pencil aria-hidden />
        <span className="max-xs:hidden">{words.edit}</span>
      </Button>
      {(user.email !== null || !isOwn) && <MoreActs user={user} isOwn={isOwn} acts={acts} />}
    </span>
  )
}

const MoreActs = ({ user, isOwn, acts }: AccountMenuProps) => (
  <Menu
    trigger={
      <IconButton label={words.label(nameOf(user))}>
        <EllipsisVertical />
      </IconButton>
    }
  >
    {user.email !== null && (
      <MenuItem onSelect={() => acts.sendReset(user)}>
        <MailPlus aria-hidden />
        {words.reset}
      </MenuItem>
    )}
    {!isOwn && (
      <>
        <MenuItem onSelect={() => acts.setDisabled(user, !user.disabled)}>
          {user.disabled ? <UserCheck aria-hidden /> : <Ban aria-hidden />}
          {user.disabled ? words.enable : words.disable}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => acts.remove(user)} className="text-bad [&_svg]:text-bad">
          <Trash2 aria-hidden />
          {words.remove}
        </MenuItem>
      </>
    )}
  </Menu>
)
