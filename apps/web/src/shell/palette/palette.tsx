import { lazy, Suspense, useEffect } from 'react'
import { overlayOfKey } from './palette-key.ts'

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }))

export type Overlay = 'palette' | 'shortcuts'

type PaletteProps = { readonly overlay: Overlay | null; readonly onChange: (overlay: Overlay | null) => void }

/** Ctrl or Cmd with k: the palette; `?`: the shortcuts. Fetched when first asked for. */
export const Palette = ({ overlay, onChange }: PaletteProps) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = overlayOfKey(event)
      if (asked === null) return
      // another question stands over the page: it comes first
      if (overlay === null && document.querySelector('[data-scroll-lock]') !== null) return
      event.preventDefault()
      onChange(asked === overlay ? null : asked)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [overlay, onChange])
  const close = () => onChange(null)
  return (
    <Suspense>
      {overlay === 'palette' && <PaletteDialog onClose={close} onShortcuts={() => onChange('shortcuts')} />}
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  )
}
