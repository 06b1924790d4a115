import { useSyncExternalStore } from 'react'
import { readTheme, type Theme, writeTheme } from '@/adapters/storage'

let chosen: Theme | null = null
const listeners = new Set<() => void>()

const current = (): Theme => {
  chosen ??= readTheme()
  return chosen
}

/** Keeps a choice and applies it; `system` follows the device, `light` and `dark` override it (tokens.css). */
const choose = (next: Theme): void => {
  chosen = next
  writeTheme(next)
  const { dataset } = document.documentElement
  if (next === 'system') delete dataset['theme']
  else dataset['theme'] = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export type { Theme }
/** The chosen theme of the page, and the way to choose another. */
export const useTheme = () => ({ theme: useSyncExternalStore(subscribe, current), choose })
