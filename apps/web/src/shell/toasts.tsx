import { useSyncExternalStore } from 'react'
import { text } from '@/text'
import { toasts } from '@/ui/toast-store'
import { latePart } from '@/widgets/late/late-part'

const Toaster = latePart(async () => (await import('@/ui/toaster')).Toaster)

/** The page's toasts, drawn from the first one on: until then nothing of them is needed. */
export const Toasts = () => {
  const hasAny = useSyncExternalStore(toasts.subscribe, () => toasts.get().length > 0)
  if (!hasAny) return null
  return (
    <Toaster
      placeholder={null}
      failure={null}
      labels={{ region: text.common.notifications, close: text.common.close }}
    />
  )
}
