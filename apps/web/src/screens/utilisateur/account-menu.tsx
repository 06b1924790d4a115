import type { ManagedUser } from '@vigie/contracts/rest'
import { Ban, EllipsisVertical, Lock, MailPlus, Pencil, Trash2, UserCheck } from 'lucide-react'
import { users } from '@/text/users'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Tooltip } from '@/ui/tooltip'
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

/** What may be done to this account; nobody shuts themselves out. */
export const AccountMenu = ({ user, isOwn, acts }: AccountMenuProps) => {
  const label = words.label(nameOf(user))
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
    <Menu
      trigger={
        <IconButton label={label}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => acts.edit(user)}>
        <Pencil aria-hidden />
        {words.edit}
      </MenuItem>
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
}
