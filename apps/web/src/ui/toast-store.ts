/** R4.7 */
export const TOAST_LIMIT = 1
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000
export const TOAST_SWIPE_THRESHOLD_PX = 50

export type ToastTone = 'neutral' | 'good' | 'bad'
export type ToastInput = {
  readonly title: string
  readonly description?: string | null
  readonly tone?: ToastTone
  /** A button on the toast; pressing it closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void }
}
export type Toast = ToastInput & { readonly id: number; readonly open: boolean }

/**
 * The toasts of one page: the newest takes the place of the one in view; a closed one is
 * kept for the removal delay, so that its exit is never cut short.
 */
export const createToastStore = () => {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const listeners = new Set<() => void>()
  const removals = new Map<number, ReturnType<typeof setTimeout>>()

  const set = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const remove = (id: number) => {
    removals.delete(id)
    set(toasts.filter((toast) => toast.id !== id))
  }
  const dismiss = (id: number) => {
    set(toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)))
    if (!removals.has(id)) removals.set(id, setTimeout(remove, TOAST_REMOVE_DELAY_MS, id))
  }
  const show = (input: ToastInput): number => {
    const id = ++lastId
    const kept = [{ ...input, id, open: true }, ...toasts].slice(0, TOAST_LIMIT)
    for (const [old, timer] of removals) {
      if (kept.some((toast) => toast.id === old)) continue
      clearTimeout(timer)
      removals.delete(old)
    }
    set(kept)
    return id
  }
  return {
    show,
    dismiss,
    get: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The store of this page: `toasts.show` shows a toast. */
export const toasts = createToastStore()
