import { X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { Signs } from './signs.tsx'
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, type Toast, type ToastTone, toasts } from './toast-store.ts'

const TONES: Record<ToastTone, string> = {
  neutral: 'border-line',
  good: 'border-good/40 border-l-4 border-l-good',
  bad: 'border-bad/40 border-l-4 border-l-bad',
}

type ToasterProps = { readonly labels: { readonly region: string; readonly close: string } }

/** Draws the page's toasts (R4.7); mounted once, at the root. */
export const Toaster = ({ labels }: ToasterProps) => {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get)
  return (
    <Radix.Provider
      duration={TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      swipeDirection="right"
      label={labels.region}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} closeLabel={labels.close} />
      ))}
      <Radix.Viewport
        label={`${labels.region} ({hotkey})`}
        className="fixed right-0 bottom-0 z-[60] max-sm:top-(--header-height) max-sm:bottom-auto m-0 flex w-full max-w-sm list-none flex-col gap-2 p-4 outline-none"
      />
    </Radix.Provider>
  )
}

const ToastCard = ({ toast, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) => (
  <Radix.Root
    open={toast.open}
    onOpenChange={(open) => !open && toasts.dismiss(toast.id)}
    className={cn(
      'flex animate-enter-fade items-start gap-3 rounded-xl border bg-raised p-3 pl-4 text-ink shadow-lg data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
      TONES[toast.tone ?? 'neutral'],
    )}
  >
    <div className="min-w-0 grow">
      <Radix.Title className="font-semibold text-sm">{toast.title}</Radix.Title>
      {toast.description != null && (
        <Radix.Description className="mt-0.5 text-muted text-sm">
          <Signs>{toast.description}</Signs>
        </Radix.Description>
      )}
    </div>
    {toast.action !== undefined && (
      <Radix.Action asChild altText={toast.action.label}>
        <Button variant="outline" size="sm" onClick={toast.action.run}>
          {toast.action.label}
        </Button>
      </Radix.Action>
    )}
    <Radix.Close asChild>
      <IconButton size="sm" label={closeLabel}>
        <X />
      </IconButton>
    </Radix.Close>
  </Radix.Root>
)
