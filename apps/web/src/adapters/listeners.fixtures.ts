import { vi } from 'vitest'

type Noted = { readonly type: string; readonly listener: unknown }

/** Notes who listens to the page from now on, until `vi.restoreAllMocks`. Returns what is listened to still, by its name. */
export const notedListeners = (...others: readonly EventTarget[]): (() => readonly string[]) => {
  let noted: readonly Noted[] = []
  for (const target of [window, document, ...others]) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      noted = [...noted, { type, listener }]
      Reflect.apply(add, target, [type, listener, options])
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, listener: unknown, options?: unknown) => {
      noted = noted.filter((one) => one.type !== type || one.listener !== listener)
      Reflect.apply(remove, target, [type, listener, options])
    })
  }
  return () => noted.map(({ type }) => type)
}
