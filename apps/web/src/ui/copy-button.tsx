import { Check, Copy, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'

type CopyButtonProps = {
  readonly value: string
  readonly labels: { readonly copy: string; readonly copied: string; readonly failed: string }
}

type Outcome = 'copied' | 'failed'
const TOLD_MS = 3_000
const ICONS = { copied: Check, failed: TriangleAlert } as const

/** Puts a text on the clipboard, and says for a moment whether that worked. */
export const CopyButton = ({ value, labels }: CopyButtonProps) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(setOutcome, TOLD_MS, null)
    return () => clearTimeout(timer)
  }, [outcome])
  const Icon = outcome === null ? Copy : ICONS[outcome]
  // a page that is not secure has no clipboard at all
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()} disabled={value === ''}>
      <Icon aria-hidden />
      <span aria-live="polite">{outcome === null ? labels.copy : labels[outcome]}</span>
    </Button>
  )
}
