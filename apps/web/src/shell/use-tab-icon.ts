import { useEffect } from 'react'
import { useFeed, useOpenAlarms, useUnpowered } from '@/data'
import { waitingOf } from '@/widgets/site-state/cause-alarms'

/**
 * The icon of the tab says what its title says: all is calm, alarms wait or a device is cut, or values are not live. Its drawings are
 * loaded once the page stands, so that they are there when the server is not.
 */
export const useTabIcon = (): void => {
  const isCut = useUnpowered().size > 0
  const hasAlarms = waitingOf(useOpenAlarms()).waiting > 0 || isCut
  const { trusted } = useFeed()
  const state = trusted ? (hasAlarms ? 'alarm' : 'calm') : 'frozen'
  useEffect(() => {
    let isCurrent = true
    void drawings().then(({ showTabIcon }) => isCurrent && showTabIcon(state))
    return () => {
      isCurrent = false
    }
  }, [state])
  useEffect(() => () => void drawings().then(({ showTabIcon }) => showTabIcon('calm')), [])
}

const drawings = () => import('./tab-icon.ts')
