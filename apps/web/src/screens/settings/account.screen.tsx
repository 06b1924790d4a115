import { useEffect, useState } from 'react'
import { useAuth, useIdentity } from '@/actors/auth-context'
import { formatLongDate, ROLE_LABELS } from '@/text'
import { settings } from '@/text/settings'
import { ROLE_ALLOWS } from '@/text/users'
import { Avatar } from '@/ui/avatar'
import { PlatformBadges } from '@/widgets/account/platform-badges'
import { NameForm } from './name-form.tsx'
import { Fact, Facts, Section } from './section.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const words = settings.account

/** Who is signed in, what they may see, and how the product looks to them. */
export const AccountScreen = () => {
  const { user, userRole, platforms } = useAuth()
  const sessionEnd = useSessionEnd()
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
          <Fact
            name={words.session}
            help={sessionEnd === null ? words.sessionUnknown : words.sessionUntil(formatLongDate(sessionEnd))}
          >
            {words.sessionHelp}
          </Fact>
        </Facts>
      </Section>
    </SettingsFrame>
  )
}

/** When the session's token runs out, ms since 1970; null when not known. Read again whenever the session changes. */
const useSessionEnd = (): number | null => {
  const identity = useIdentity()
  const { user } = useAuth()
  const [end, setEnd] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    identity.getTokenExpiration().then(
      (at) => {
        if (!isOver) setEnd(at)
      },
      () => setEnd(null),
    )
    return () => {
      isOver = true
    }
  }, [identity, user])
  return end
}
