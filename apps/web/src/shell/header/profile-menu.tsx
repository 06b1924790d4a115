import { LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuth, useAuthActor } from '@/actors/auth-context'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { Avatar } from '@/ui/avatar'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'

/** Who is signed in, their settings, and the way out (R4.5). */
export const ProfileMenu = () => {
  const { user, phase } = useAuth()
  const auth = useAuthActor()
  const name = user?.displayName ?? null
  const { label, anonymous, settings, signOut } = text.shell.profile
  return (
    <Menu
      className="max-w-72"
      trigger={
        <button
          type="button"
          aria-label={label(name ?? user?.email ?? anonymous)}
          className="touch grid place-items-center rounded-full sm:ml-1"
        >
          <Avatar name={name} photoUrl={user?.photoURL ?? null} />
        </button>
      }
    >
      <MenuLabel>
        <span className="block truncate font-semibold">{name ?? anonymous}</span>
        <span className="block truncate text-muted text-xs">{user?.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to={PATHS.settings}>
          <Settings aria-hidden />
          {settings}
        </Link>
      </MenuItem>
      <MenuItem disabled={phase !== 'authenticated'} onSelect={() => auth.send({ type: 'signOut.pressed' })}>
        <LogOut aria-hidden />
        {signOut}
      </MenuItem>
    </Menu>
  )
}
