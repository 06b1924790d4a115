import { useEffect, useState } from 'react'
import { useAuth, useIdentity } from '@/actors/auth-context'
import { formatLongDate } from '@/text'
import { settings } from '@/text/settings'
import { Section } from './section.tsx'

const words = settings.account

/** How long one stays signed in, beside what one signs in with. */
export const SessionSection = () => {
  const end = useSessionEnd()
  return (
    <Section title={words.session}>
      <div>
        <p className="text-sm">{words.sessionHelp}</p>
        <p className="mt-0.5 text-muted text-xs">
          {end === null ? words.sessionUnknown : words.sessionUntil(formatLongDate(end))}
        </p>
      </div>
    </Section>
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
