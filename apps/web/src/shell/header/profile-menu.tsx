import { useAuth } from '@/actors/auth-context'
import { text } from '@/text'
import { Avatar } from '@/ui/avatar'
import { lateLayer } from '@/widgets/layers/late-layer'

const Profile = lateLayer('menu', async () => (await import('../layers.ts')).profile)

const { label, anonymous } = text.shell.profile

/** Who is signed in, their settings, and the way out (R4.5). */
export const ProfileMenu = () => {
  const { user } = useAuth()
  const name = user?.displayName ?? null
  return (
    <Profile
      trigger={
        <button
          type="button"
          aria-label={label(name ?? user?.email ?? anonymous)}
          className="touch grid place-items-center rounded-full sm:ml-1"
        >
          <Avatar name={name} photoUrl={user?.photoURL ?? null} />
        </button>
      }
    />
  )
}
