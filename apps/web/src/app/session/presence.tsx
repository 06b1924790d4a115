import { isAdministrator } from '@vigie/contracts/entities'
import { presenceView } from '@vigie/machines/presence'
import { shallowEqual, useSelector } from '@xstate/react'
import { useAuth, useAuthActor } from '@/actors/auth-context'
import { createPresence } from '@/actors/presence'
import { useConfig } from '@/data'
import { latePart } from '@/widgets/late/late-part'
import { probe } from '../probe.ts'
import { useClosable } from './use-closable.ts'

const IdleWarning = latePart(async () => (await import('@/shell/idle-warning')).IdleWarning)

/** Signs an administrator out whom nobody saw for the limit of this installation, after a warning. */
export const Presence = () => {
  const { userRole } = useAuth()
  const { idleMinutes } = useConfig().admin
  return isAdministrator(userRole) && idleMinutes !== null ? (
    <Watch key={idleMinutes} idleMinutes={idleMinutes} />
  ) : null
}

const Watch = ({ idleMinutes }: { readonly idleMinutes: number }) => {
  const auth = useAuthActor()
  const watch = useClosable(
    () => createPresence({ idleMinutes, onAbsence: () => auth.send({ type: 'session.idle' }), inspect: probe }),
    String(idleMinutes),
  )
  return watch === null ? null : <Warning watch={watch} />
}

const Warning = ({ watch: { presence, see } }: { readonly watch: ReturnType<typeof createPresence> }) => {
  const { isWarned, endsAt } = useSelector(presence, presenceView, shallowEqual)
  return isWarned ? <IdleWarning placeholder={null} endsAt={endsAt} onStay={see} /> : null
}
