import { useAuth } from '@/actors/auth-context'
import { ROLE_LABELS } from '@/text'
import { settings } from '@/text/settings'
import { ROLE_ALLOWS } from '@/text/users'
import { Avatar } from '@/ui/avatar'
import { PlatformBadges } from '@/widgets/account/platform-badges'
import { NameForm } from './name-form.tsx'
import { Fact, Facts, Section } from './section.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const words = settings.account

/** Who is signed in, and what they may see. */
export const AccountScreen = () => {
  const { user, userRole, platforms } = useAuth()
  const name = user?.displayName ?? null
  const photoUrl = user?.photoURL ?? null
  return (
    <SettingsFrame>
      <Section title={words.identity} help={words.identityHelp}>
        <div className="flex items-start gap-4">
          <Avatar name={name} photoUrl={photoUrl} className="size-16 [&>span]:text-2xl" />
          <div className="min-w-0 grow">
            <NameForm name={name ?? ''} />
            {photoUrl !== null && <p className="mt-2 text-muted text-xs">{words.photoHelp}</p>}
          </div>
        </div>
        <Facts>
          <Fact name={words.email} help={words.emailHelp}>
            <span className="break-all">{user?.email ?? words.noEmail}</span>
          </Fact>
        </Facts>
      </Section>
      <Section title={words.access}>
        <Facts>
          <Fact name={words.role} {...(userRole !== null && userRole !== 'wall' && { help: ROLE_ALLOWS[userRole] })}>
            {userRole === null ? words.noRole : ROLE_LABELS[userRole]}
          </Fact>
          <Fact name={words.platforms}>
            <PlatformBadges platforms={platforms} none={words.noPlatforms} />
          </Fact>
        </Facts>
      </Section>
    </SettingsFrame>
  )
}
