import { alarmActsView, type OwnAct } from '@vigie/machines/alarm-acts'
import { type AlarmListEvent, type AlarmListInput, alarmListMachine, alarmListView } from '@vigie/machines/alarm-list'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { watched } from './inspect.ts'
import { useActors } from './session-context.ts'

/** The most alarms that one call may name. */
const MOST_AT_ONCE = 200

const isUnderWay = (own: OwnAct | undefined): boolean =>
  (own?.kind === 'sent' || own?.kind === 'unsent') && own.order.act === 'acknowledge'

/** The chart of the list of alarms of the screen that calls; what somebody decides there goes to the session's acts. */
export const useAlarmList = ({ mayAct, mayManage }: AlarmListInput) => {
  const { alarmActs, inspect } = useActors()
  const [list] = useState(() =>
    createActor(alarmListMachine, { id: 'alarm-list', input: { mayAct, mayManage }, ...watched(inspect) }),
  )
  useEffect(() => {
    const subscription = list.on('act.chosen', ({ ids, order }) => {
      const { acts } = alarmActsView(alarmActs.getSnapshot())
      // an acknowledgement that is on its way is not sent twice
      const rest = order.act === 'acknowledge' ? ids.filter((id) => !isUnderWay(acts[id])) : ids
      for (let from = 0; from < rest.length; from += MOST_AT_ONCE) {
        alarmActs.send({ type: 'act.chosen', ids: rest.slice(from, from + MOST_AT_ONCE), order })
      }
    })
    list.start()
    return () => {
      subscription.unsubscribe()
      list.stop()
    }
  }, [list, alarmActs])
  return { list, view: useSelector(list, alarmListView, shallowEqual) }
}
/** The chart of a list of alarms, to send it what somebody did. */
export type AlarmListActor = { readonly send: (event: AlarmListEvent) => void }
