import { useEffect } from 'react'
import { pages } from '@/text/pages'
import { toasts } from '@/ui/toast-store'

/** Stands for a layer over the page whose code could not come: says so and closes it, so that it does not open by itself later. */
export const LayerFailure = ({ onClose }: { readonly onClose: () => void }) => {
  useEffect(() => {
    toasts.show({ title: pages.partFailure, tone: 'bad' })
    onClose()
  }, [onClose])
  return null
}
