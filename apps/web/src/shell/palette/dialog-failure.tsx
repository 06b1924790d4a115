import { useEffect } from 'react'
import { pages } from '@/text/pages'
import { toasts } from '@/ui/toast-store'

/** Stands for a dialog whose code could not come: says so and closes it, so that it does not open by itself later. */
export const DialogFailure = ({ onClose }: { readonly onClose: () => void }) => {
  useEffect(() => {
    toasts.show({ title: pages.partFailure, tone: 'bad' })
    onClose()
  }, [onClose])
  return null
}
