import { mayManageUsers, type ReachBody } from '@vigie/contracts/entities'
import { BellOff, PhoneCall } from 'lucide-react'
import { useAuth } from '@/actors/auth-context'
import { useCapability } from '@/data'
import { reachesNobody, reachesWebhooks, useReach } from '@/data/reach'
import { formatDateTime, text } from '@/text'
import { reachText as words } from '@/text/reach'
import { Alert } from '@/ui/alert'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { Section } from '../section.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { DesktopSection } from './desktop-section.tsx'
import { ReachEditor } from './reach-editor.tsx'

/** Whom alarms reach that nobody acknowledges, and what was sent (R11.7). */
export const ReachScreen = () => (
  <SettingsFrame inColumns={false}>
    <Reach />
  </SettingsFrame>
)

const Reach = () => {
  const isOffered = useCapability('reach')
  const reach = useReach()
  if (isOffered === false) {
    return (
      <EmptyState icon={BellOff} title={text.common.unavailableOf(words.title)}>
        {words.unavailable}
      </EmptyState>
    )
  }
  if (reach.data === undefined) {
    if (!reach.isError) return <ListSkeleton />
    return <ErrorState title={words.error} retryLabel={text.common.retry} onRetry={() => void reach.refetch()} />
  }
  return (
    <>
      <Standing body={reach.data} />
      <ReachEditor key={reach.data.version} body={reach.data} onReread={() => void reach.refetch()} />
      <DesktopSection />
      <Section title={words.log.title} help={words.log.help}>
        <DeliveryLog rules={reach.data.rules} />
      </Section>
    </>
  )
}

/** How it stands now: who is on call, whose rules these are, what is missing. */
const Standing = ({ body }: { readonly body: ReachBody }) => {
  const { rules, onCallNow, isEmailConfigured, changedAt, changedBy } = body
  const { userRole } = useAuth()
  const isForNobody = reachesNobody(body)
  const isWithoutAddressees = rules.contacts.length === 0 && rules.webhooks.length === 0
  const names = onCallNow.map(({ name }) => name).join(', ')
  return (
    <>
      {isForNobody ? (
        <Alert tone="warn" icon={BellOff} title={words.now.none}>
          <p>{words.now.missing}</p>
          <ol className="mt-1 list-decimal pl-5">
            {!isEmailConfigured && (
              <li>
                {words.noEmail.title}.
                <NoEmailDetail />
              </li>
            )}
            {isWithoutAddressees && <li>{words.now.noContact(mayManageUsers(userRole))}</li>}
            <li>{words.now.noStep(mayManageUsers(userRole))}</li>
          </ol>
        </Alert>
      ) : (
        !isEmailConfigured && (
          <Alert tone="warn" title={words.noEmail.title}>
            {words.noEmail.help(reachesWebhooks(body))}
            <NoEmailDetail />
          </Alert>
        )
      )}
      <div className="hidden flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm has-[p:not(:empty)]:flex">
        {!isForNobody && (
          <p className="flex items-center gap-2">
            <PhoneCall aria-hidden className="size-4 text-muted" />
            {names === '' ? words.now.nobody : words.now.onCall(names)}
          </p>
        )}
        <p className="text-muted">
          {changedAt !== null &&
            changedBy !== null &&
            words.now.changed(changedBy.name, formatDateTime(Date.parse(changedAt)))}
          {!mayManageUsers(userRole) && ` ${words.readOnly}`}
        </p>
      </div>
    </>
  )
}

const NoEmailDetail = () => (
  <details>
    <summary className="cursor-pointer">{words.noEmail.detail}</summary>
    {words.noEmail.names}
  </details>
)
