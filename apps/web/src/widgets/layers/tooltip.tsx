import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  type Ref,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Tip } from '@/ui/tooltip'
import { lateCode } from '../late/late-code.ts'
import { nameLayer } from './layers-ahead.ts'
import { createTips, type Tips } from './tips.ts'

const code = lateCode(async () => (await import('@/ui/tooltip')).Tooltips)
nameLayer(code.fetchAhead)

/** R3.10; the sidebar wraps itself in its own provider with `delayMs={0}`. */
const DELAY_MS = 700

const TipsContext = createContext<Tips | null>(null)

type TooltipProviderProps = { readonly delayMs?: number; readonly children: ReactNode }

/** Draws the tooltips of its children, once the code of tooltips has come: nothing of them is needed at first. */
export const TooltipProvider = ({ delayMs = DELAY_MS, children }: TooltipProviderProps) => {
  const [tips] = useState(createTips)
  const shown = useDeferredValue(useSyncExternalStore(tips.subscribe, tips.get))
  const state = useDeferredValue(useSyncExternalStore(code.subscribe, code.get))
  return (
    <>
      <TipsContext value={tips}>{children}</TipsContext>
      {state.at === 'there' && <state.part tips={shown} delayMs={delayMs} />}
    </>
  )
}

type TooltipProps = Omit<Tip, 'on'> & {
  /** false: no tooltip, because the child already shows its label. */
  readonly enabled?: boolean
  readonly children: ReactElement<{ readonly ref?: Ref<HTMLElement> }>
}

/** A tooltip for its child (one focusable element), on hover and focus. */
export const Tooltip = ({ content, side, enabled = true, children }: TooltipProps) => {
  const tips = useContext(TipsContext)
  const key = useId()
  const [on, setOn] = useState<HTMLElement | null>(null)
  useEffect(
    () => (enabled && on !== null ? tips?.add(key, { on, content, ...(side && { side }) }) : undefined),
    [tips, key, enabled, on, content, side],
  )
  return cloneElement(children, { ref: setOn })
}
