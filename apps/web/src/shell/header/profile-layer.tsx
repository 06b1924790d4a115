import { LogOut, Settings } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useAuth, useAuthActor } from '@/actors/auth-context'
import { PATHS } from '@/paths'
import { text } from '@/text'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu'
import type { LayerProps } from '@/widgets/layers/late-layer'

const { anonymous, settings, signOut } = text.shell.profile

/** The name of whoever is signed in, their settings, and the way out. */
export const ProfileLayer = (props: LayerProps) => {
  const { user, phase } = useAuth()
  const auth = useAuthActor()
  return (
    <Menu {...props} className="max-w-72">
      <MenuLabel>
        <span className="block truncate font-semibold">{user?.displayName ?? anonymous}</span>
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
