import { useEffect } from 'react'
import { useActiveAlarms, useFeed, useUnpowered } from '@/data'

/**
 * The icon of the tab says what its title says: all is calm, alarms are active or a device is cut, or values are not
 * live. Its drawings are loaded once the page stands, so that they are there when the server is not.
 */
export const useTabIcon = (): void => {
  const isCut = useUnpowered().size > 0
  const hasAlarms = useActiveAlarms().length > 0 || isCut
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
