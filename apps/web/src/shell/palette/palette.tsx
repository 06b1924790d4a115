import { useEffect } from 'react'
import { latePart } from '@/widgets/late/late-part'
import { DialogFailure } from './dialog-failure.tsx'
import { type Overlay, overlayOfKey } from './palette-key.ts'

const PaletteDialog = latePart(async () => (await import('./palette-dialog.tsx')).PaletteDialog)
const ShortcutsDialog = latePart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

type PaletteProps = { readonly overlay: Overlay | null; readonly onChange: (overlay: Overlay | null) => void }

/** The palette (Ctrl or Cmd with k) and the list of shortcuts (`?`); their code is fetched when first opened. */
export const Palette = ({ overlay, onChange }: PaletteProps) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = overlayOfKey(event)
      if (asked === null) return
      // another dialog is open over the page: it keeps the keyboard
      if (overlay === null && document.querySelector('[data-scroll-lock]') !== null) return
      event.preventDefault()
      onChange(asked === overlay ? null : asked)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [overlay, onChange])
  const close = () => onChange(null)
  const late = { placeholder: null, failure: <DialogFailure onClose={close} /> }
  return (
    <>
      {overlay === 'palette' && <PaletteDialog {...late} onClose={close} onShortcuts={() => onChange('shortcuts')} />}
      {overlay === 'shortcuts' && <ShortcutsDialog {...late} onClose={close} />}
    </>
  )
}
