import type { Notification } from '@vigie/contracts/entities'
import { useEffect, useState } from 'react'
import { readSeenNotification, writeSeenNotification } from '@/adapters/storage'

/** Seen up to here while the list is empty: whatever comes is new. */
const NONE = new Date(0).toISOString()

/**
 * Up to when notifications had been seen when the panel was opened, ms: what came later is new. All that an open panel
 * shows is seen from then on, and what was there when this browser was first used is nobody's news. null: not known.
 * @param uid who looks at them
 * @param items newest first
 */
export const useSeenUpTo = (
  uid: string,
  items: readonly Notification[] | undefined,
  isOpen: boolean,
): number | null => {
  const newest = items === undefined ? undefined : (items[0]?.created_at ?? NONE)
  const [opening, setOpening] = useState<{ readonly isOpen: boolean; readonly upTo: string | null }>({
    isOpen: false,
    upTo: null,
  })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, upTo: isOpen ? readSeenNotification(uid) : null })
  useEffect(() => {
    if (newest !== undefined && (isOpen || readSeenNotification(uid) === null)) writeSeenNotification(uid, newest)
  }, [newest, isOpen, uid])
  return opening.upTo === null ? null : Date.parse(opening.upTo)
}
